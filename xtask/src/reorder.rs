//! Reorders the functions of a WebAssembly module so that it compresses better (`docs/wasm-size.md`).
//!
//! gzip finds repetitions only within 32 KB, and the compiler leaves similar functions, such as the search of two boards,
//! far apart.
//! Not here: compression, and the order itself (`alike`).
//! Invariant: nothing changes but the numbers of the functions.

mod alike;

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef};

use crate::failure::Failure;

/// Returns the module with its functions in a new order.
pub(crate) fn reorder(module: &[u8]) -> Result<Vec<u8>, Failure> {
    let problem =
        |error: &dyn std::fmt::Display| Failure::failed(format!("cannot reorder the module: {error}"));
    let mut order = Order::of(module).map_err(|error| problem(&error))?;
    let mut written = Module::new();
    order.parse_core_module(&mut written, Parser::new(0), module).map_err(|error| problem(&error))?;
    Ok(written.finish())
}

/// The old and new positions of all functions.
struct Order {
    /// The number of imported functions, which come first and keep their numbers.
    imported: u32,
    /// The old position of each function, in the new order.
    old: Vec<usize>,
    /// The new position of each function, in the old order.
    new: Vec<u32>,
}

impl Order {
    /// Puts similar functions next to each other.
    fn of(module: &[u8]) -> wasmparser::Result<Order> {
        let (mut imported, mut bodies) = (0, Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let old = alike::order(&bodies);
        let mut new = vec![0; old.len()];
        for (place, &function) in old.iter().enumerate() {
            new[function] = place as u32;
        }
        Ok(Order { imported, old, new })
    }

    /// Puts things into the new order.
    fn apply<'t, T>(&self, things: &'t [T]) -> impl Iterator<Item = &'t T> {
        self.old.iter().filter_map(|&old| things.get(old))
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.imported).and_then(|own| self.new.get(own as usize));
        Ok(own.map_or(function, |new| self.imported + new))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types = section.into_iter().collect::<wasmparser::Result<Vec<u32>>>()?;
        for &ty in self.apply(&types) {
            functions.function(ty);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<wasmparser::Result<Vec<FunctionBody>>>()?;
        let bodies: Vec<FunctionBody> = self.apply(&bodies).cloned().collect();
        bodies.into_iter().try_for_each(|body| utils::parse_function_body(self, code, body))
    }
}
