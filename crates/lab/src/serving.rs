//! The engine as a partner in a protocol: Hub over standard input and output, DXP over a connection.
//!
//! Not here: the protocols (`protocol`), flags, and which weights and tables the engine has.

pub mod dxp;
pub mod hub;
mod timing;
