//! Looking up positions.
//!
//! A table is asked about positions in which nothing must be captured; forced captures are played out until that is so,
//! which takes a piece off each time. One look-up reads one block of one file at most, 64 KiB, usually a few hundred bytes,
//! and keeps it decoded; a probe looks up as many positions as its forced captures lead to, usually one.

use std::sync::Arc;

use crownhead_rules::{
    AnyRules, Color,
    table_position::{TableMove, TablePosition},
};

use crate::board::{TableContext, Word};
use crate::error::TableError;
use crate::index::Index;
use crate::index::Slice;
use crate::probe::cache::BlockCache;
use crate::probe::successors::{Successors, back_up};
use crate::rules_key::RulesKey;
use crate::store::Census;
use crate::store::Storage;
use crate::store::file::{self, Header, PREFIX, file_name};
use crate::value::{Metric, Value};

/// The tables of a storage: headers only; blocks are read when they are asked for.
#[derive(Debug)]
pub struct Tables<W> {
    storage: Arc<dyn Storage>,
    context: TableContext,
    metric: Metric,
    files: Vec<File<W>>,
    /// For each slot of a slice, its place among the files, plus one; 0 if there is none.
    places: Vec<u16>,
}

#[derive(Debug)]
struct File<W> {
    name: String,
    header: Header,
    index: Index<W>,
}

/// Reads the header of one file.
pub(crate) fn read_header(storage: &dyn Storage, name: &str) -> Result<Header, TableError> {
    let failed = |error| TableError::Storage { name: name.to_owned(), error };
    let size = storage.size(name).map_err(failed)?.ok_or_else(|| TableError::Missing(name.to_owned()))?;
    let mut prefix = [0; PREFIX];
    if size < PREFIX as u64 {
        return Err(TableError::damaged(name, "the file ends in its header"));
    }
    storage.read(name, 0, &mut prefix).map_err(failed)?;
    let length = file::header_length(name, &prefix)?;
    if length > size {
        return Err(TableError::damaged(name, "the file ends in its header"));
    }
    let mut bytes = vec![0; length as usize];
    storage.read(name, 0, &mut bytes).map_err(failed)?;
    let header = file::read(name, &bytes)?;
    if header.file_length() != size {
        return Err(TableError::damaged(
            name,
            format!("it has {size} bytes, and should have {}", header.file_length()),
        ));
    }
    Ok(header)
}

impl<W: Word> Tables<W> {
    /// The tables in these files of a storage; `list` says where the names and the kind of the tables come from.
    pub(crate) fn of_files(
        storage: Arc<dyn Storage>,
        rules: AnyRules,
        (list, (key, metric)): (&str, (RulesKey, Metric)),
        names: &[String],
    ) -> Result<Tables<W>, TableError> {
        let foreign =
            |name: &str, what: &str| TableError::Foreign { name: name.to_owned(), what: what.to_owned() };
        let context = TableContext::new::<W>(rules).filter(|_| key == RulesKey::of(&rules.house_rules()));
        let context = context.ok_or_else(|| foreign(list, "these tables are for other rules"))?;
        let mut files: Vec<File<W>> = Vec::new();
        let mut places = vec![0; Slice::SLOTS];
        for name in names {
            let header = read_header(&*storage, name)?;
            if header.key != key || header.metric != metric || file_name(header.slice) != *name {
                return Err(foreign(name, "this is another table than the list of tables says"));
            }
            let index = Index::new(context.board, header.slice);
            let index = index.ok_or_else(|| TableError::damaged(name, "there are no positions like that"))?;
            let index_slot = header.slice.slot();
            files.push(File { name: name.clone(), header, index });
            places[index_slot] = files.len() as u16;
        }
        Ok(Tables { storage, context, metric, files, places })
    }

    /// The most pieces in a table; 0 if there are no tables.
    pub fn pieces(&self) -> u8 {
        self.files.iter().map(|file| file.header.slice.pieces()).max().unwrap_or(0)
    }

    /// What the tables tell.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// The slices there are tables of, with what each holds.
    pub fn slices(&self) -> Vec<(Slice, Census)> {
        self.files.iter().map(|file| (file.header.slice, file.header.census)).collect()
    }
}

/// Bytes of decoded blocks that are kept, by default.
pub const KEPT_BYTES: usize = 64 << 20;

/// Looks positions up. It keeps decoded blocks and so belongs to one thread; several can share their tables.
pub struct Prober<W: Word> {
    tables: Arc<Tables<W>>,
    successors: Successors<W>,
    /// Lists of moves that are not in use.
    spare: Vec<Vec<TableMove<W>>>,
    kept: BlockCache,
    bytes: Vec<u8>,
}

impl<W: Word> std::fmt::Debug for Prober<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Prober").field("metric", &self.tables.metric).finish_non_exhaustive()
    }
}

impl<W: Word> Prober<W> {
    /// Keeps up to so many bytes of decoded blocks, and at least one block: 16 KiB at most, or 128 KiB where there are
    /// distances.
    pub fn new(tables: Arc<Tables<W>>, bytes: usize) -> Prober<W> {
        let successors = Successors::new(&tables.context);
        let blocks = tables.files.iter().map(|file| file.header.codec.blocks(file.index.size()));
        let kept = BlockCache::new(bytes, blocks);
        Prober { tables, successors, spare: Vec::new(), kept, bytes: Vec::new() }
    }

    /// What the tables tell.
    pub fn metric(&self) -> Metric {
        self.tables.metric
    }

    /// The value of a position; `None` if a table that is needed for it is missing.
    ///
    /// # Errors
    /// If a file cannot be read, or is damaged.
    pub fn value(&mut self, board: &TablePosition<W>) -> Result<Option<Value>, TableError> {
        if board.white.is_empty() {
            return Ok(Some(self.successors.stuck(board)));
        }
        if board.black.is_empty() || self.successors.move_source.must_capture(board) {
            return self.by_moves(board);
        }
        self.look_up(board)
    }

    /// The same for a position in which nothing must be captured; `None` also if something must.
    ///
    /// # Errors
    /// If a file cannot be read, or is damaged.
    pub fn quiet_value(&mut self, board: &TablePosition<W>) -> Result<Option<Value>, TableError> {
        let over = board.white.is_empty() || board.black.is_empty();
        if over || self.successors.move_source.must_capture(board) { Ok(None) } else { self.look_up(board) }
    }

    /// A board with that side to move, from words of the board's geometry.
    pub(super) fn board(&self, [white, black]: [u128; 2], kings: u128, turn: Color) -> TablePosition<W> {
        let [white, black, kings] = [white, black, kings].map(W::from_u128);
        let board = TablePosition { white, black, kings };
        if turn == Color::White { board } else { board.turned(self.tables.context.turn) }
    }

    /// The value of a position from those of its successors.
    fn by_moves(&mut self, board: &TablePosition<W>) -> Result<Option<Value>, TableError> {
        let mut moves = self.spare.pop().unwrap_or_default();
        self.successors.move_source.moves(board, &mut moves);
        let value = self.best_of(board, &moves);
        self.spare.push(moves);
        value
    }

    fn best_of(
        &mut self,
        board: &TablePosition<W>,
        moves: &[TableMove<W>],
    ) -> Result<Option<Value>, TableError> {
        let (turn, metric) = (self.tables.context.turn, self.tables.metric);
        let mut best: Option<Value> = None;
        for mv in moves {
            let Some(after) = self.value(&board.after(mv, turn))? else { return Ok(None) };
            let value = back_up(metric, mv.converts(), after);
            if best.is_none_or(|best| value.merit() > best.merit()) {
                best = Some(value);
            }
            if value == Value::Win(0) {
                break;
            }
        }
        Ok(Some(best.unwrap_or_else(|| self.successors.stuck(board))))
    }

    /// The value of a position that stands in a table.
    #[inline]
    fn look_up(&mut self, board: &TablePosition<W>) -> Result<Option<Value>, TableError> {
        let slot = Slice::of(board).checked_slot();
        let place = slot.and_then(|slot| usize::from(self.tables.places[slot]).checked_sub(1));
        let Some(at) = place else { return Ok(None) };
        let file = &self.tables.files[at];
        let (block, place) = file.header.codec.locate(file.index.rank(board));
        if let Some(code) = self.kept.code(at, block, place) {
            return Ok(Some(Value::from_code(code)));
        }
        let codes = self.read_block(at, block)?;
        let code = codes[place];
        self.kept.keep(self.tables.metric, at, block, codes);
        Ok(Some(Value::from_code(code)))
    }

    fn read_block(&mut self, at: usize, block: u64) -> Result<Vec<u16>, TableError> {
        let file = &self.tables.files[at];
        let (offset, length) = file.header.place(block);
        self.bytes.resize(length, 0);
        let failed = |error| TableError::Storage { name: file.name.clone(), error };
        self.tables.storage.read(&file.name, offset, &mut self.bytes).map_err(failed)?;
        if !file.header.checks(block, &self.bytes) {
            return Err(file.header.bad_block(&file.name, block));
        }
        Ok(file.header.codec.decode_block(file.index.size(), block, &self.bytes))
    }
}
