//! The looks of pieces, the same as on the page, and their shapes.

use crownhead_rules::{AnyRules, Color, Preset, Role};

use crate::{
    scene::{Outline, Paint, Shape, rgb},
    theme::Theme,
};

/// The look of a side's pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Look {
    /// Light, creamy.
    Ivory,
    /// Nearly black.
    Ebony,
    /// Red.
    Red,
    /// Green.
    Green,
}

/// The colors of a look.
struct Colors {
    face: [u32; 3],
    edge: u32,
    ring: u32,
    ring_light: u32,
    crown: [u32; 2],
}

impl Look {
    /// The look of a side under some rules.
    pub const fn of(rules: AnyRules, color: Color) -> Look {
        let (bottom, top) = match rules {
            AnyRules::Preset(Preset::ScorePanel) => (Look::Red, Look::Ebony),
            AnyRules::Preset(Preset::Menu) => (Look::Ebony, Look::Ivory),
            AnyRules::Preset(Preset::ChooseEachLeg) => (Look::Green, Look::Ivory),
            AnyRules::Preset(Preset::FlyingTutorial | Preset::Text)
            | AnyRules::Variant(_)
            | AnyRules::House(_) => (Look::Ivory, Look::Ebony),
        };
        match color {
            Color::White => bottom,
            Color::Black => top,
        }
    }

    /// The name used in SVG.
    pub const fn token(self) -> &'static str {
        match self {
            Look::Ivory => "ivory",
            Look::Ebony => "ebony",
            Look::Red => "red",
            Look::Green => "green",
        }
    }

    const fn colors(self) -> Colors {
        match self {
            Look::Ivory => Colors {
                face: [0xff_fcf4, 0xf1_e7d0, 0xd9_caa8],
                edge: 0xa8_976f,
                ring: 0xb6_a47c,
                ring_light: 0xff_fdf6,
                crown: [0xd9_9c22, 0x8a_5d0c],
            },
            Look::Ebony => Colors {
                face: [0x55_504b, 0x33_2f2c, 0x22_1f1d],
                edge: 0x0d_0c0b,
                ring: 0x17_1513,
                ring_light: 0x6d_6761,
                crown: [0xf0_c251, 0x7a_5413],
            },
            Look::Red => Colors {
                face: [0xe8_664f, 0xc5_3b28, 0x9c_2a1b],
                edge: 0x5f_150c,
                ring: 0x7f_1f13,
                ring_light: 0xf3_9480,
                crown: [0xff_d976, 0x7a_3a0c],
            },
            Look::Green => Colors {
                face: [0x63_b57d, 0x36_8651, 0x23_6339],
                edge: 0x10_3a1f,
                ring: 0x1b_5430,
                ring_light: 0x9b_d8ae,
                crown: [0xff_df80, 0x5f_4a0c],
            },
        }
    }

    /// The shapes of a piece on a square of 100 by 100.
    pub(crate) fn shapes(self, role: Role, theme: Theme) -> Vec<Shape> {
        if theme == Theme::Print { self.printed(role) } else { self.painted(role) }
    }

    fn painted(self, role: Role) -> Vec<Shape> {
        let colors = self.colors();
        let (dark, light) = (rgb(colors.ring), rgb(colors.ring_light));
        let shadow = Outline::Ellipse { x: 50.0, y: 58.0, rx: 39.0, ry: 37.5 };
        let mut shapes = vec![Shape::filled(shadow, rgb(0).faint(0.2))];
        match role {
            Role::Man => {
                disc(&mut shapes, &colors, 48.0);
                shapes.push(Shape::stroked(circle(49.6, 20.5), light.faint(0.5), 1.6));
                shapes.push(Shape::stroked(circle(48.0, 20.5), dark.faint(0.65), 1.6));
            }
            Role::King => {
                disc(&mut shapes, &colors, 50.0);
                disc(&mut shapes, &colors, 43.0);
                let [gold, edge] = colors.crown.map(rgb);
                shapes.extend(crown().map(|outline| Shape::filled(outline, gold).with_stroke(edge, 1.4)));
            }
        }
        shapes
    }

    /// Flat black and white, for paper. The darker look of every pair is black.
    fn printed(self, role: Role) -> Vec<Shape> {
        let white = matches!(self, Look::Ivory | Look::Red);
        let (face, line) =
            if white { (rgb(0xff_ffff), rgb(0x11_1111)) } else { (rgb(0x1a_1a1a), rgb(0xff_ffff)) };
        let edge = rgb(0x11_1111);
        let body = |y: f32| Shape::filled(circle(y, 37.0), face).with_stroke(edge, 3.6);
        match role {
            Role::Man => {
                vec![body(50.0), Shape::stroked(circle(50.0, 23.0), line, 2.4)]
            }
            Role::King => {
                let under = Shape::stroked(circle(53.0, 37.0), if white { edge } else { line }, 2.0);
                let mut shapes = vec![body(55.0), under, body(46.0)];
                let crown = crown().map(|outline| outline.moved(0.0, 2.0));
                shapes.extend(crown.map(|outline| Shape::filled(outline, line)));
                shapes
            }
        }
    }
}

fn circle(y: f32, r: f32) -> Outline {
    Outline::Ellipse { x: 50.0, y, rx: r, ry: r }
}

fn disc(shapes: &mut Vec<Shape>, colors: &Colors, y: f32) {
    let edge = rgb(colors.edge);
    let face =
        Shape { outline: circle(y, 38.5), fill: Some(Paint::Ball(colors.face.map(rgb))), stroke: None };
    shapes.extend([
        Shape::filled(circle(y + 5.0, 38.5), edge),
        face.with_stroke(edge, 1.0),
        Shape::stroked(circle(y + 1.6, 30.0), rgb(colors.ring_light).faint(0.55), 1.8),
        Shape::stroked(circle(y, 30.0), rgb(colors.ring).faint(0.75), 1.8),
    ]);
}

/// The crown and its base.
fn crown() -> [Outline; 2] {
    let points =
        [(32.5, 53.5), (29.5, 33.0), (40.7, 41.6), (50.0, 27.0), (59.3, 41.6), (70.5, 33.0), (67.5, 53.5)];
    [Outline::polygon(&points), Outline::Rect { x: 32.5, y: 55.5, w: 35.0, h: 5.2, round: 2.6 }]
}
