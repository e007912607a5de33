//! Line plots as SVG, for light and dark color schemes.

use std::fmt::Write as _;

/// A named line of a plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// The name in the legend.
    pub name: String,
    /// Its points. On a logarithmic axis, the second number is at least 1.
    pub points: Vec<(f64, f64)>,
}

/// The scale of the vertical axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vertical {
    /// Logarithmic, from 1.
    Logarithmic,
    /// Linear, around the points.
    Even,
}

/// A plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// The heading.
    pub title: String,
    /// A line below the heading.
    pub subtitle: String,
    /// A line at the bottom that explains the numbers.
    pub note: String,
    /// The name of the horizontal axis, with a tick at every integer.
    pub x_name: String,
    /// The name of the vertical axis.
    pub y_name: String,
    /// Its scale.
    pub vertical: Vertical,
    /// The lines.
    pub series: Vec<Series>,
}

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 500.0;
const LEFT: f64 = 84.0;
const RIGHT: f64 = 230.0;
const TOP: f64 = 72.0;
const BOTTOM: f64 = 86.0;

/// The color-blind safe palette of Okabe and Ito, for light and dark backgrounds.
const STYLE: &str = "\
text { font: 13px system-ui, sans-serif; fill: #1f2328 } \
.title { font-size: 17px; font-weight: 600 } .note { font-size: 11px } .soft { fill: #57606a } \
.page { fill: #ffffff } .grid { stroke: #d8dee4; stroke-width: 1 } .axis { stroke: #57606a; stroke-width: 1 } \
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round } .mark { stroke-width: 1.5 } \
.s0 { stroke: #d55e00; fill: #d55e00 } .s1 { stroke: #0072b2; fill: #0072b2 } \
.s2 { stroke: #007a5a; fill: #007a5a } .s3 { stroke: #a2528a; fill: #a2528a } .line { fill: none } \
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .soft { fill: #9198a1 } .page { fill: #0d1117 } \
.grid { stroke: #2b3138 } .axis { stroke: #9198a1 } .s0 { stroke: #ff8a3d; fill: #ff8a3d } \
.s1 { stroke: #56b4e9; fill: #56b4e9 } .s2 { stroke: #2fc79a; fill: #2fc79a } \
.s3 { stroke: #e08fc4; fill: #e08fc4 } .line { fill: none } }";

/// Maps numbers to the page.
struct Scale {
    first: f64,
    last: f64,
    vertical: Vertical,
    /// The ends of the vertical axis, as logarithms on a logarithmic axis.
    bottom: f64,
    top: f64,
}

impl Scale {
    fn of(plot: &Plot) -> Scale {
        let points = || plot.series.iter().flat_map(|series| series.points.iter().copied());
        let least = |of: fn((f64, f64)) -> f64| points().map(of).fold(f64::INFINITY, f64::min);
        let most = |of: fn((f64, f64)) -> f64| points().map(of).fold(f64::NEG_INFINITY, f64::max);
        let (first, last) = (least(|point| point.0), most(|point| point.0));
        let (first, last) = if first.is_finite() { (first, last.max(first + 1.0)) } else { (0.0, 1.0) };
        let (low, high) = (least(|point| point.1), most(|point| point.1));
        let (bottom, top) = match plot.vertical {
            Vertical::Logarithmic => (0.0, high.max(10.0).log10().ceil()),
            Vertical::Even if low.is_finite() => {
                let room = ((high - low) * 0.1).max(1e-3);
                (low - room, high + room)
            }
            Vertical::Even => (0.0, 1.0),
        };
        Scale { first, last, vertical: plot.vertical, bottom, top }
    }

    fn x(&self, x: f64) -> f64 {
        LEFT + (x - self.first) / (self.last - self.first) * (WIDTH - LEFT - RIGHT)
    }

    fn y(&self, y: f64) -> f64 {
        let floor = HEIGHT - BOTTOM;
        let y = if self.vertical == Vertical::Logarithmic { y.max(1.0).log10() } else { y };
        floor - (y - self.bottom) / (self.top - self.bottom) * (floor - TOP)
    }

    /// The values of grid lines, and their labels.
    fn marks(&self) -> Vec<(f64, String)> {
        const EVEN_STEPS: i32 = 5;
        match self.vertical {
            Vertical::Logarithmic => {
                (0..=self.top as i32).map(|decade| (10_f64.powi(decade), power(decade))).collect()
            }
            Vertical::Even => (0..=EVEN_STEPS)
                .map(|step| self.bottom + (self.top - self.bottom) * f64::from(step) / f64::from(EVEN_STEPS))
                .map(|value| (value, format!("{value:.4}")))
                .collect(),
        }
    }
}

impl Plot {
    /// The plot as an SVG file.
    pub fn to_svg(&self) -> String {
        let scale = Scale::of(self);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             aria-label=\"{}\">\n<style>{STYLE}</style>\n<rect class=\"page\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n",
            escaped(&self.title)
        );
        text(&mut svg, (24.0, 32.0), "title", "start", &self.title);
        text(&mut svg, (24.0, 54.0), "soft", "start", &self.subtitle);
        text(&mut svg, (24.0, HEIGHT - 14.0), "soft note", "start", &self.note);
        self.axes(&mut svg, &scale);
        for (index, series) in self.series.iter().enumerate() {
            line(&mut svg, &scale, index, series);
        }
        self.legend(&mut svg, &scale);
        svg.push_str("</svg>\n");
        svg
    }

    fn axes(&self, svg: &mut String, scale: &Scale) {
        let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
        for (value, name) in scale.marks() {
            let y = scale.y(value);
            rule(svg, "grid", (LEFT, y), (right, y));
            text(svg, (LEFT - 8.0, y + 4.0), "soft", "end", &name);
        }
        let marks = (scale.last - scale.first) as usize;
        let every = marks / 20 + 1;
        for step in (0..=marks).step_by(every) {
            let x = scale.first + step as f64;
            rule(svg, "axis", (scale.x(x), bottom), (scale.x(x), bottom + 5.0));
            text(svg, (scale.x(x), bottom + 20.0), "soft", "middle", &format!("{x}"));
        }
        rule(svg, "axis", (LEFT, bottom), (right, bottom));
        text(svg, (f64::midpoint(LEFT, right), HEIGHT - 42.0), "name", "middle", &self.x_name);
        let middle = f64::midpoint(TOP, bottom);
        let _ = writeln!(
            svg,
            "<text transform=\"translate(24 {middle:.1}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
            escaped(&self.y_name)
        );
    }

    /// Labels at the ends of lines, from top to bottom, without overlap.
    fn legend(&self, svg: &mut String, scale: &Scale) {
        let end = |series: &Series| series.points.last().map_or(HEIGHT - BOTTOM, |&(_, y)| scale.y(y));
        let mut order: Vec<usize> = (0..self.series.len()).collect();
        order.sort_by(|&a, &b| end(&self.series[a]).total_cmp(&end(&self.series[b])));
        let x = WIDTH - RIGHT + 24.0;
        let mut free = TOP;
        for index in order {
            let series = &self.series[index];
            let y = end(series).max(free);
            free = y + 22.0;
            mark(svg, index, (x, y));
            text(svg, (x + 12.0, y + 4.0), "name", "start", &series.name);
        }
    }
}

fn line(svg: &mut String, scale: &Scale, index: usize, series: &Series) {
    let class = index % 4;
    let points: Vec<String> =
        series.points.iter().map(|&(x, y)| format!("{:.1},{:.1}", scale.x(x), scale.y(y))).collect();
    let _ = writeln!(svg, "<polyline class=\"s{class} line\" points=\"{}\"/>", points.join(" "));
    for &(x, y) in &series.points {
        mark(svg, index, (scale.x(x), scale.y(y)));
    }
}

/// A marker with a different shape for each series, so that lines differ without colors.
fn mark(svg: &mut String, index: usize, (x, y): (f64, f64)) {
    let class = index % 4;
    let _ = match class {
        0 => writeln!(svg, "<circle class=\"s0 mark\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>"),
        1 => writeln!(
            svg,
            "<rect class=\"s1 mark\" x=\"{:.1}\" y=\"{:.1}\" width=\"7\" height=\"7\"/>",
            x - 3.5,
            y - 3.5
        ),
        2 => writeln!(svg, "<path class=\"s2 mark\" d=\"M{x:.1} {:.1}l4.5 8h-9z\"/>", y - 5.0),
        _ => writeln!(svg, "<path class=\"s3 mark\" d=\"M{x:.1} {:.1}l5 5l-5 5l-5 -5z\"/>", y - 5.0),
    };
}

fn rule(svg: &mut String, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
    let _ = writeln!(
        svg,
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}

fn text(svg: &mut String, (x, y): (f64, f64), class: &str, anchor: &str, words: &str) {
    let _ = writeln!(
        svg,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
        escaped(words)
    );
}

/// 1, 10, 100, then powers of ten with a raised exponent.
fn power(decade: i32) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    if decade < 3 {
        return format!("{}", 10_u32.pow(decade.unsigned_abs()));
    }
    let digits = decade.to_string();
    let raised: String =
        digits.chars().filter_map(|digit| RAISED.get(digit.to_digit(10)? as usize)).collect();
    format!("10{raised}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot() -> Plot {
        let series = |name: &str, base: f64| Series {
            name: name.to_owned(),
            points: (1..=8).map(|depth| (f64::from(depth), base.powi(depth))).collect(),
        };
        Plot {
            title: "Calls <per> depth".to_owned(),
            subtitle: String::new(),
            note: "Counted: everything.".to_owned(),
            x_name: "depth".to_owned(),
            y_name: "calls".to_owned(),
            vertical: Vertical::Logarithmic,
            series: vec![series("minimax", 7.0), series("alpha-beta", 3.0)],
        }
    }

    #[test]
    fn a_logarithmic_axis_spaces_factors_evenly() {
        let scale = Scale::of(&plot());
        let step = |from: f64| scale.y(from) - scale.y(10.0 * from);
        assert!((step(1.0) - step(1000.0)).abs() < 1e-9 && step(1.0) > 0.0);
    }

    #[test]
    fn axes_and_legend_are_labeled_and_escaped() {
        let svg = plot().to_svg();
        for piece in [
            "Counted: everything.",
            "Calls &lt;per&gt; depth",
            ">depth</text>",
            ">calls</text>",
            ">alpha-beta</text>",
            ">10⁷</text>",
        ] {
            assert!(svg.contains(piece), "{piece}");
        }
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert!(svg.contains("prefers-color-scheme: dark"));
    }

    #[test]
    fn a_linear_axis_spaces_differences_evenly() {
        let points = vec![(1.0, 0.51), (2.0, 0.5), (3.0, 0.49)];
        let series = vec![Series { name: "loss".to_owned(), points }];
        let even = Plot { vertical: Vertical::Even, series, ..plot() };
        let scale = Scale::of(&even);
        assert!((scale.y(0.51) + scale.y(0.49) - 2.0 * scale.y(0.5)).abs() < 1e-9);
        assert!(scale.y(0.51) >= TOP && scale.y(0.49) <= HEIGHT - BOTTOM);
        assert_eq!(scale.marks().len(), 6);
    }

    #[test]
    fn a_plot_without_points_is_valid() {
        let empty = Plot { series: vec![Series { name: "none".to_owned(), points: Vec::new() }], ..plot() };
        let svg = empty.to_svg();
        assert!(svg.ends_with("</svg>\n") && !svg.contains("NaN") && !svg.contains("inf"));
    }
}
