//! At most 255 colors for the pixels of a film.

use std::collections::HashMap;

/// The most colors. One more entry says "as before".
const MOST: usize = 255;
/// The most frequent colors stay as they are: flat areas keep their color.
const EXACT: usize = 64;

/// A color.
pub(crate) type Rgb = [u8; 3];

/// Counts colors.
#[derive(Default)]
pub(crate) struct Census(HashMap<Rgb, u32>);

impl Census {
    /// Counts the colors of some pixels, four bytes each.
    pub(crate) fn count(&mut self, pixels: &[u8]) {
        for pixel in pixels.chunks_exact(4) {
            *self.0.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
        }
    }

    /// The colors that stand for all.
    pub(crate) fn palette(self) -> Palette {
        let mut colors: Vec<(Rgb, u32)> = self.0.into_iter().collect();
        colors.sort_unstable_by_key(|&(color, count)| (u32::MAX - count, color));
        if colors.len() <= MOST {
            return Palette::new(colors.into_iter().map(|(color, _)| color).collect());
        }
        let rest = colors.split_off(EXACT);
        let mut chosen: Vec<Rgb> = colors.into_iter().map(|(color, _)| color).collect();
        chosen.extend(cut(rest, MOST - EXACT).iter().map(|part| mean(part)));
        Palette::new(chosen)
    }
}

/// Splits colors into so many groups of similar ones: always the group with the largest spread, at its middle.
fn cut(colors: Vec<(Rgb, u32)>, groups: usize) -> Vec<Vec<(Rgb, u32)>> {
    let mut parts = vec![colors];
    while parts.len() < groups {
        let widest = (0..parts.len()).max_by_key(|&index| spread(&parts[index]).1);
        // Colors differ, so a part of two colors has a width.
        let Some(index) = widest.filter(|&index| parts[index].len() > 1) else { break };
        let part = parts.swap_remove(index);
        let (channel, width) = spread(&part);
        let least = part.iter().map(|(color, _)| color[channel]).min().unwrap_or(0);
        let (lower, upper) = part.into_iter().partition(|(color, _)| color[channel] <= least + width / 2);
        parts.extend([lower, upper]);
    }
    parts
}

/// The channel in which colors differ most, and by how much.
fn spread(colors: &[(Rgb, u32)]) -> (usize, u8) {
    let width = |channel: usize| {
        let values = || colors.iter().map(|(color, _)| color[channel]);
        values().max().unwrap_or(0) - values().min().unwrap_or(0)
    };
    (0..3).map(|channel| (channel, width(channel))).max_by_key(|&(_, width)| width).unwrap_or((0, 0))
}

fn mean(colors: &[(Rgb, u32)]) -> Rgb {
    let total = colors.iter().map(|&(_, count)| u64::from(count)).sum::<u64>().max(1);
    [0, 1, 2].map(|channel| {
        let sum: u64 =
            colors.iter().map(|&(color, count)| u64::from(color[channel]) * u64::from(count)).sum();
        ((sum + total / 2) / total) as u8
    })
}

/// Some colors, and for every other color the nearest of them.
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    known: HashMap<Rgb, u8>,
}

impl Palette {
    fn new(colors: Vec<Rgb>) -> Palette {
        let known = colors.iter().enumerate().map(|(index, &color)| (color, index as u8)).collect();
        Palette { colors, known }
    }

    /// The entry that no pixel has.
    pub(crate) fn unused(&self) -> u8 {
        self.colors.len() as u8
    }

    /// All colors one after another, and one for the unused entry.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.iter().chain(&[[0; 3]]).flatten().copied().collect()
    }

    /// The entry nearest to a color.
    pub(crate) fn entry(&mut self, color: Rgb) -> u8 {
        if let Some(&known) = self.known.get(&color) {
            return known;
        }
        let distance = |other: &Rgb| {
            let parts = color.iter().zip(other).zip([2, 4, 3]);
            parts.map(|((&a, &b), weight)| weight * (i32::from(a) - i32::from(b)).pow(2)).sum::<i32>()
        };
        let nearest = (0..self.colors.len()).min_by_key(|&index| distance(&self.colors[index]));
        let entry = nearest.unwrap_or(0) as u8;
        self.known.insert(color, entry);
        entry
    }
}
