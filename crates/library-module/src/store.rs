//! The browser's storage: batches of games in the order in which they came.
//!
//! A batch is written in a transaction of its own and never changed, so tabs that add games at the same time lose none.

use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DedicatedWorkerGlobalScope, DomException, IdbDatabase, IdbKeyRange, IdbObjectStore,
    IdbObjectStoreParameters, IdbRequest, IdbTransaction, IdbTransactionMode,
};

const DATABASE: &str = "crownhead-library";
const VERSION: u32 = 1;
const BATCHES: &str = "batches";

/// The storage.
pub(crate) struct Store {
    database: IdbDatabase,
    /// The key of the last batch that was read or written.
    last: u64,
}

/// Waits until a request is answered.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    let answered = JsFuture::from(promise).await;
    if answered.is_ok() {
        return request.result();
    }
    Err(request.error().ok().flatten().map_or(JsValue::UNDEFINED, JsValue::from))
}

/// Waits until a transaction is on its way to the disk.
async fn complete(transaction: &IdbTransaction) -> Result<(), JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onerror(Some(&reject));
        transaction.set_onabort(Some(&reject));
    });
    let completed = JsFuture::from(promise).await;
    completed.map(|_| ()).map_err(|_| transaction.error().map_or(JsValue::UNDEFINED, JsValue::from))
}

/// A reason that a person can read.
pub(crate) fn reason(error: &JsValue) -> String {
    match error.dyn_ref::<DomException>() {
        Some(error) if error.name() == "QuotaExceededError" => {
            "The browser has no more room for games. Remove some, or use a library in a file".to_owned()
        }
        Some(error) => format!("The browser cannot keep games: {}", error.message()),
        None => "The browser cannot keep games".to_owned(),
    }
}

impl Store {
    /// Opens the storage of this site.
    pub(crate) async fn open(scope: &DedicatedWorkerGlobalScope) -> Result<Store, JsValue> {
        let factory = scope.indexed_db()?.ok_or(JsValue::UNDEFINED)?;
        let request = factory.open_with_u32(DATABASE, VERSION)?;
        let upgraded = request.clone();
        let on_upgrade = Closure::once(move || {
            let database: Option<IdbDatabase> =
                upgraded.result().ok().and_then(|result| result.dyn_into().ok());
            let parameters = IdbObjectStoreParameters::new();
            parameters.set_auto_increment(true);
            if let Some(database) = database {
                _ = database.create_object_store_with_optional_parameters(BATCHES, &parameters);
            }
        });
        request.set_onupgradeneeded(Some(on_upgrade.as_ref().unchecked_ref()));
        let database: IdbDatabase = answer(&request).await?.dyn_into()?;
        Ok(Store { database, last: 0 })
    }

    fn batches(&self, mode: IdbTransactionMode) -> Result<(IdbTransaction, IdbObjectStore), JsValue> {
        let transaction = self.database.transaction_with_str_and_mode(BATCHES, mode)?;
        let store = transaction.object_store(BATCHES)?;
        Ok((transaction, store))
    }

    /// The batches that were written since the last look, in order.
    pub(crate) async fn news(&mut self) -> Result<Vec<Vec<u8>>, JsValue> {
        let (_, store) = self.batches(IdbTransactionMode::Readonly)?;
        let later = IdbKeyRange::lower_bound_with_open(&(self.last as f64).into(), true)?;
        let keys = store.get_all_keys_with_key(&later)?;
        let values = store.get_all_with_key(&later)?;
        let (keys, values) = (answer(&keys).await?, answer(&values).await?);
        let (keys, values): (Array, Array) = (keys.dyn_into()?, values.dyn_into()?);
        self.last =
            keys.iter().filter_map(|key| key.as_f64()).fold(self.last, |last, key| last.max(key as u64));
        let bytes = |value: JsValue| value.dyn_into::<Uint8Array>().map(|array| array.to_vec());
        values.iter().map(bytes).collect()
    }

    /// Makes all batches news again.
    pub(crate) fn rewind(&mut self) {
        self.last = 0;
    }

    /// Writes a batch.
    pub(crate) async fn append(&mut self, bytes: &[u8]) -> Result<(), JsValue> {
        let (transaction, store) = self.batches(IdbTransactionMode::Readwrite)?;
        let request = store.add(&Uint8Array::from(bytes))?;
        complete(&transaction).await?;
        // Another tab may have written before: its batches come with the next news.
        if let Some(key) =
            request.result()?.as_f64().map(|key| key as u64).filter(|key| *key == self.last + 1)
        {
            self.last = key;
        }
        Ok(())
    }

    /// Removes all batches. Keys keep counting, so that other tabs notice later batches.
    pub(crate) async fn clear(&mut self) -> Result<(), JsValue> {
        let (transaction, store) = self.batches(IdbTransactionMode::Readwrite)?;
        store.clear()?;
        complete(&transaction).await
    }
}
