//! Short synthesized sounds; there are no sound files.

use std::cell::OnceCell;

use web_sys::{AudioContext, OscillatorType};

thread_local! {
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// A knock on wood; deeper for a capture. Browsers stay silent until the user has interacted with the page.
pub(crate) fn knock(capture: bool) {
    CONTEXT.with(|context| {
        if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
            _ = play(context, if capture { 150.0 } else { 220.0 });
        }
    });
}

fn play(context: &AudioContext, pitch: f32) -> Result<(), wasm_bindgen::JsValue> {
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    let now = context.current_time();
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value_at_time(pitch, now)?;
    tone.frequency().exponential_ramp_to_value_at_time(pitch / 2.0, now + 0.08)?;
    volume.gain().set_value_at_time(0.25, now)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, now + 0.12)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start()?;
    tone.stop_with_when(now + 0.13)
}
