//! Passkeys of the browser: what the club says and what devices answer, as JSON.
//!
//! Not here: what they are for. `PublicKeyCredential` reads and writes the JSON; browsers without that have no passkeys here.

use js_sys::{Function, JSON, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why there is no passkey, as keys of `prose::club`.
const NONE: &str = "passkey-none";
const KNOWN: &str = "passkey-taken";

/// A function of an object.
fn method(object: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(object, &name.into()).ok()?.dyn_into().ok()
}

fn class() -> Option<JsValue> {
    Reflect::get(&window(), &"PublicKeyCredential".into()).ok().filter(JsValue::is_function)
}

/// Whether this page may use passkeys: encrypted or on this machine, and under a name, since a passkey is for a domain.
pub(crate) fn offered() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    let is_number = host.starts_with('[') || host.split('.').all(|part| part.parse::<u32>().is_ok());
    let reads = |name| class().is_some_and(|class| method(&class, name).is_some());
    window().is_secure_context()
        && !is_number
        && reads("parseCreationOptionsFromJSON")
        && reads("parseRequestOptionsFromJSON")
}

/// What someone will recognize this device by.
pub(crate) fn device() -> &'static str {
    const NAMES: [(&str, &str); 8] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
        ("", ""),
    ];
    let agent = window().navigator().user_agent().unwrap_or_default();
    NAMES.into_iter().find(|(mark, _)| agent.contains(mark)).map_or("", |(_, name)| name)
}

/// Makes a passkey.
pub(crate) async fn create(options: &str) -> Result<String, String> {
    ask("create", "parseCreationOptionsFromJSON", options).await
}

/// Has someone choose a passkey and signs with it.
pub(crate) async fn get(options: &str) -> Result<String, String> {
    ask("get", "parseRequestOptionsFromJSON", options).await
}

async fn ask(what: &str, reader: &str, options: &str) -> Result<String, String> {
    match try_to(what, reader, options).await {
        Ok(credential) => Ok(credential),
        // The device has a passkey of this account.
        Err(error) if name_of(&error).as_deref() == Some("InvalidStateError") => Err(KNOWN.to_owned()),
        Err(_) => Err(NONE.to_owned()),
    }
}

fn name_of(error: &JsValue) -> Option<String> {
    Reflect::get(error, &"name".into()).ok()?.as_string()
}

async fn try_to(what: &str, reader: &str, options: &str) -> Result<String, JsValue> {
    let class = class().ok_or(JsValue::NULL)?;
    let read = method(&class, reader).ok_or(JsValue::NULL)?;
    let wanted = Object::new();
    Reflect::set(&wanted, &"publicKey".into(), &read.call1(&class, &JSON::parse(options)?)?)?;
    let credentials = Reflect::get(&window().navigator(), &"credentials".into())?;
    let act = method(&credentials, what).ok_or(JsValue::NULL)?;
    let promise: Promise = act.call1(&credentials, &wanted)?.dyn_into()?;
    let credential = JsFuture::from(promise).await?;
    let write = method(&credential, "toJSON").ok_or(JsValue::NULL)?;
    let text = JSON::stringify(&write.call0(&credential)?)?;
    Ok(text.into())
}
