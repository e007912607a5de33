//! Connections that give up.
//!
//! A server whose cable is pulled says nothing, and neither does the system for a quarter of an hour. So everything that is
//! asked of a server has a time, and a connection that has not answered within it is thrown away. A file always answers.
//!
//! Not here: what to do then.

use std::fmt;
use std::io;
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt as _, TryFutureExt as _, TryStreamExt as _};
use sqlx::any::{Any, AnyConnectOptions, AnyPoolOptions, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::pool::PoolConnection;
use sqlx::{
    AnyConnection, AnyPool, Connection as _, Either, Error, Execute, Executor, SqlSafeStr, SqlStr,
    Transaction,
};

use crate::error::StoreError;

/// How long a server may take to answer a question.
const ANSWER: Duration = Duration::from_secs(2);
/// How long it may take for a step of a group of events: a slow disk is no dead server.
const STEP: Duration = Duration::from_secs(3);
/// How long a transaction of many steps may take.
const WHOLE: Duration = Duration::from_secs(20);
/// How long an idle connection may take to prove that it is alive.
const PING: Duration = Duration::from_secs(1);
/// How long one waits for a connection: to a server, and to a file. The library waits a fifth of it between two attempts.
const ACQUIRE: (Duration, Duration) = (Duration::from_secs(2), Duration::from_secs(20));

/// Connections to a database.
#[derive(Clone)]
pub(crate) struct Pool {
    pub(crate) inner: AnyPool,
    server: bool,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("server", &self.server).finish_non_exhaustive()
    }
}

/// A server that says nothing.
fn silent() -> Error {
    Error::Io(io::Error::new(io::ErrorKind::TimedOut, "the server does not answer"))
}

async fn ping(connection: &mut AnyConnection) -> Result<bool, Error> {
    tokio::time::timeout(PING, connection.ping()).await.map_err(|_| silent())?.map(|()| true)
}

impl Pool {
    /// Connects.
    pub(crate) async fn connect(
        options: AnyConnectOptions,
        server: bool,
        connections: u32,
        setup: &'static str,
    ) -> Result<Pool, Error> {
        let pool = AnyPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(if server { ACQUIRE.0 } else { ACQUIRE.1 })
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(move |connection, _| {
                Box::pin(async move { connection.execute(setup).await.map(|_| ()) })
            });
        let pool = if server {
            // The library asks the same, but waits for the answer for ever.
            pool.test_before_acquire(false)
                .before_acquire(|connection, _| Box::pin(ping(connection)))
                .after_release(|connection, _| Box::pin(ping(connection)))
        } else {
            pool
        };
        Ok(Pool { inner: pool.connect_with(options).await?, server })
    }

    /// A connection; its statements have no time.
    pub(crate) async fn acquire(&self) -> Result<PoolConnection<Any>, Error> {
        self.inner.acquire().await
    }

    /// A transaction; its statements have no time.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Any>, Error> {
        self.limit(ANSWER, self.inner.begin()).await
    }

    /// The same with a statement of its own.
    pub(crate) async fn begin_with(&self, sql: impl SqlSafeStr) -> Result<Transaction<'static, Any>, Error> {
        self.limit(ANSWER, self.inner.begin_with(sql)).await
    }

    /// A step of a group of events.
    pub(crate) async fn step<T, E: From<Error>>(
        &self,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        self.limit(STEP, work).await
    }

    /// A transaction of many steps.
    pub(crate) async fn whole<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        self.limit(WHOLE, work).await
    }

    async fn limit<T, E: From<Error>>(
        &self,
        time: Duration,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        if !self.server {
            return work.await;
        }
        tokio::time::timeout(time, work).await.unwrap_or_else(|_| Err(silent().into()))
    }
}

impl<'p> Executor<'p> for &'p Pool {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<AnyQueryResult, AnyRow>, Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let all = async move {
            let mut connection = self.acquire().await?;
            let all = connection.fetch_many(query).try_collect::<Vec<_>>();
            self.limit(ANSWER, all).await
        };
        Box::pin(all.map_ok(|all| stream::iter(all.into_iter().map(Ok))).try_flatten_stream())
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let one = async move {
            let mut connection = self.acquire().await?;
            self.limit(ANSWER, connection.fetch_optional(query)).await
        };
        one.boxed()
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, Error>>
    where
        'p: 'e,
    {
        let prepared = async move {
            let mut connection = self.acquire().await?;
            self.limit(ANSWER, connection.prepare_with(sql, parameters)).await
        };
        prepared.boxed()
    }
}
