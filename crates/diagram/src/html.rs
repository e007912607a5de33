//! A sheet of diagrams to print: one HTML file with everything in it.

use std::fmt::Write as _;

use crate::{
    diagram::Diagram,
    scene::Scene,
    svg::{self, Escaped},
    theme::Theme,
};

/// The size of the paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paper {
    /// A4, 210 by 297 mm.
    #[default]
    A4,
    /// US Letter, 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Every paper.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// The name on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The name in a style sheet.
    const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::Letter => "letter",
        }
    }
}

/// A sheet of diagrams.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The title on the first page.
    pub title: String,
    /// A line under the title.
    pub subtitle: String,
    /// The diagrams. Their captions stand below them. All have the same theme.
    pub diagrams: Vec<Diagram>,
    /// Diagrams side by side.
    pub columns: u8,
    /// The paper.
    pub paper: Paper,
}

/// The style of a sheet. `--columns` and the paper are written in front of it.
const STYLE: &str = "\
*{box-sizing:border-box}\
body{margin:0 auto;max-width:190mm;padding:10mm 0;font:11pt/1.35 system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif;color:#111;background:#fff}\
header{margin-bottom:7mm;text-align:center}\
h1{font-size:17pt;margin:0}\
header p{margin:1mm 0 0;color:#444}\
main{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));gap:7mm 6mm}\
figure{margin:0;break-inside:avoid}\
figure svg{display:block;width:100%;height:auto}\
figcaption{margin-top:1.5mm;text-align:center;min-height:1.35em}\
.defs{position:absolute;width:0;height:0}\
@media print{body{padding:0;max-width:none}}";

impl Sheet {
    /// The sheet as HTML.
    pub fn to_html(&self) -> String {
        let scenes: Vec<Scene> = self.diagrams.iter().map(|diagram| diagram.scene(false)).collect();
        let theme = scenes.first().map_or(Theme::Print, |scene| scene.theme);
        let title = Escaped(&self.title);
        let mut text = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>@page{{size:{};margin:14mm}}:root{{--columns:{}}}{STYLE}</style>\n</head>\n<body>\n",
            self.paper.name(),
            self.columns.max(1)
        );
        text.push_str(&svg::definitions(&scenes, theme));
        if !self.title.is_empty() || !self.subtitle.is_empty() {
            let _ = write!(text, "\n<header><h1>{title}</h1><p>{}</p></header>", Escaped(&self.subtitle));
        }
        text.push_str("\n<main>\n");
        for (diagram, scene) in self.diagrams.iter().zip(&scenes) {
            let caption = Escaped(&diagram.caption);
            let _ = writeln!(
                text,
                "<figure>{}<figcaption>{caption}</figcaption></figure>",
                svg::write_inside(scene)
            );
        }
        text.push_str("</main>\n</body>\n</html>\n");
        text
    }
}
