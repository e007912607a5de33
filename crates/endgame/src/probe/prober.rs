//! Probing tables with one word width.
//!
//! Tables hold true values only for positions without a forced capture. A probe therefore plays forced captures out,
//! each of which removes a piece. A lookup reads at most one block of one file: at most 64 KiB, usually a few hundred
//! bytes, cached once decoded. A probe looks up every position that its forced captures lead to, usually one.

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

/// Tables of one rule set and metric. Headers are in memory; blocks are read when they are probed.
#[derive(Debug)]
pub struct Tables<W> {
    storage: Arc<dyn Storage>,
    context: TableContext,
    metric: Metric,
    files: Vec<File<W>>,
    /// For each slice slot, the place of its file plus one; 0 if there is no table.
    places: Vec<u16>,
    /// The number of pieces in the largest table.
    pieces: u8,
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
            format!("it has {size} bytes instead of {}", header.file_length()),
        ));
    }
    Ok(header)
}

impl<W: Word> Tables<W> {
    /// Opens these files of a storage. `list` names the source of the file names, with the key and metric that it
    /// gives.
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
                return Err(foreign(name, "this table differs from its entry in the list of tables"));
            }
            let index = Index::new(context.board, header.slice);
            let index =
                index.ok_or_else(|| TableError::damaged(name, "its slice has no positions on this board"))?;
            let index_slot = header.slice.slot();
            files.push(File { name: name.clone(), header, index });
            places[index_slot] = files.len() as u16;
        }
        let pieces = files.iter().map(|file| file.header.slice.pieces()).max().unwrap_or(0);
        Ok(Tables { storage, context, metric, files, places, pieces })
    }

    /// The number of pieces in the largest table; 0 if there are no tables.
    pub fn pieces(&self) -> u8 {
        self.pieces
    }

    /// The metric of the tables.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// The slices that have a table, with their census.
    pub fn slices(&self) -> Vec<(Slice, Census)> {
        self.files.iter().map(|file| (file.header.slice, file.header.census)).collect()
    }
}

/// The default cache size: bytes of decoded blocks.
pub const KEPT_BYTES: usize = 64 << 20;

/// Probes tables. A prober caches decoded blocks and belongs to one thread; several probers can share tables.
pub struct Prober<W: Word> {
    tables: Arc<Tables<W>>,
    successors: Successors<W>,
    /// Move lists to reuse.
    spare: Vec<Vec<TableMove<W>>>,
    cache: BlockCache,
    bytes: Vec<u8>,
}

impl<W: Word> std::fmt::Debug for Prober<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Prober").field("metric", &self.tables.metric).finish_non_exhaustive()
    }
}

impl<W: Word> Prober<W> {
    /// A prober that caches up to `bytes` bytes of decoded blocks, and at least one block: at most 16 KiB, or 128 KiB
    /// with distances.
    pub fn new(tables: Arc<Tables<W>>, bytes: usize) -> Prober<W> {
        let successors = Successors::new(&tables.context);
        let blocks = tables.files.iter().map(|file| file.header.codec.blocks(file.index.size()));
        let cache = BlockCache::new(bytes, blocks);
        Prober { tables, successors, spare: Vec::new(), cache, bytes: Vec::new() }
    }

    /// The metric of the tables.
    pub fn metric(&self) -> Metric {
        self.tables.metric
    }

    /// The number of pieces in the largest table; 0 if there are no tables.
    pub fn pieces(&self) -> u8 {
        self.tables.pieces
    }

    /// The value of a position; `None` if a table it needs is missing.
    ///
    /// # Errors
    /// If a file cannot be read or is damaged.
    pub fn value(&mut self, board: &TablePosition<W>) -> Result<Option<Value>, TableError> {
        if board.white.is_empty() {
            return Ok(Some(self.successors.stuck(board)));
        }
        if board.black.is_empty() || self.successors.move_source.must_capture(board) {
            return self.by_moves(board);
        }
        self.look_up(board)
    }

    /// Like [`Prober::value`], for positions without a forced capture.
    ///
    /// # Errors
    /// If a file cannot be read or is damaged.
    pub fn quiet_value(&mut self, board: &TablePosition<W>) -> Result<Option<Value>, TableError> {
        let over = board.white.is_empty() || board.black.is_empty();
        if over { Ok(None) } else { self.look_up(board) }
    }

    /// The table position of these bitboards with `turn` to move.
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

    /// Looks up a position without a forced capture in its table.
    #[inline]
    fn look_up(&mut self, board: &TablePosition<W>) -> Result<Option<Value>, TableError> {
        let slot = Slice::of(board).checked_slot();
        let place = slot.and_then(|slot| usize::from(self.tables.places[slot]).checked_sub(1));
        let Some(at) = place else { return Ok(None) };
        let file = &self.tables.files[at];
        let (block, place) = file.header.codec.locate(file.index.rank(board));
        if let Some(code) = self.cache.code(at, block, place) {
            return Ok(Some(Value::from_code(code)));
        }
        let codes = self.read_block(at, block)?;
        let code = codes[place];
        self.cache.insert(self.tables.metric, at, block, codes);
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
