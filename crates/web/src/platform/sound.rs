//! Short synthesized sounds, and vibration; there are no sound files.

use std::cell::OnceCell;

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// An event with a sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cue {
    Move,
    Capture,
    /// A man becomes a king.
    Crown,
    /// A move is not legal.
    Illegal,
    /// Little time is left.
    LowTime,
    /// The game is over.
    End,
}

/// A tone: its pitch in hertz at its beginning and end, its beginning and its length in seconds, and its volume.
type Tone = ([f32; 2], f64, f64, f32);

impl Cue {
    /// A knock on wood for moves, bells for the rest.
    const fn tones(self) -> &'static [Tone] {
        match self {
            Cue::Move => &[([220.0, 110.0], 0.0, 0.12, 0.25)],
            Cue::Capture => &[([150.0, 75.0], 0.0, 0.12, 0.3), ([210.0, 95.0], 0.06, 0.1, 0.15)],
            Cue::Crown => &[
                ([220.0, 110.0], 0.0, 0.12, 0.25),
                ([659.0, 659.0], 0.08, 0.25, 0.1),
                ([988.0, 988.0], 0.2, 0.4, 0.1),
            ],
            Cue::Illegal => &[([130.0, 110.0], 0.0, 0.16, 0.16)],
            Cue::LowTime => &[([880.0, 880.0], 0.0, 0.1, 0.1), ([880.0, 880.0], 0.16, 0.1, 0.1)],
            Cue::End => &[
                ([523.0, 523.0], 0.0, 0.5, 0.1),
                ([659.0, 659.0], 0.12, 0.5, 0.1),
                ([784.0, 784.0], 0.24, 0.7, 0.1),
            ],
        }
    }

    /// The milliseconds that a phone vibrates.
    const fn vibration(self) -> u32 {
        match self {
            Cue::Move => 12,
            Cue::Capture | Cue::Illegal => 30,
            Cue::Crown | Cue::LowTime => 60,
            Cue::End => 120,
        }
    }
}

/// Plays the sound of an event. Browsers stay silent until the user has interacted with the page.
pub(crate) fn play(cue: Cue) {
    CONTEXT.with(|context| {
        if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
            for tone in cue.tones() {
                _ = sound(context, tone);
            }
        }
    });
}

fn sound(context: &AudioContext, &([from, to], start, length, loudness): &Tone) -> Result<(), JsValue> {
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + start;
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value_at_time(from, begin)?;
    tone.frequency().exponential_ramp_to_value_at_time(to, begin + length * 0.7)?;
    volume.gain().set_value_at_time(loudness, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, begin + length)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(begin)?;
    tone.stop_with_when(begin + length + 0.01)
}

/// Whether the device can vibrate and is held in the hand.
pub(crate) fn can_vibrate() -> bool {
    let coarse = window().match_media("(pointer: coarse)").ok().flatten();
    let able = js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("vibrate"));
    coarse.is_some_and(|coarse| coarse.matches()) && able == Ok(true)
}

/// Vibrates for an event.
pub(crate) fn vibrate(cue: Cue) {
    if can_vibrate() {
        _ = window().navigator().vibrate_with_duration(cue.vibration());
    }
}
