import { createHmac } from 'node:crypto';
import { withClient } from '@parpaing/api/with-client';
import pg from 'pg';

/** Owns the tables and is no superuser, so that an injected statement cannot leave the database. */
const applicationRole = 'parpaing_app';

const extensions = ['citext', 'cube', 'earthdistance', 'pg_trgm', 'unaccent'];

const ownedObjects = `
  with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'pgboss')),
  owned as (
    select 'schema' as kind, quote_ident(nspname) as name, 'pg_namespace'::regclass as catalogue, oid from ours
    union all
    select case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, pg_class.oid::regclass::text,
      'pg_class'::regclass, pg_class.oid
    from pg_class join ours on ours.oid = relnamespace where relkind in ('r', 'p', 'v', 'S')
    union all
    select 'routine', pg_proc.oid::regprocedure::text, 'pg_proc'::regclass, pg_proc.oid
    from pg_proc join ours on ours.oid = pronamespace
    union all
    select 'type', pg_type.oid::regtype::text, 'pg_type'::regclass, pg_type.oid
    from pg_type join ours on ours.oid = typnamespace where typtype in ('d', 'e')
    union all
    select 'text search configuration', pg_ts_config.oid::regconfig::text, 'pg_ts_config'::regclass, pg_ts_config.oid
    from pg_ts_config join ours on ours.oid = cfgnamespace
    union all
    select 'statistics', format('%I.%I', nspname, stxname), 'pg_statistic_ext'::regclass, pg_statistic_ext.oid
    from pg_statistic_ext join ours on ours.oid = stxnamespace
  )
  select kind, name from owned
  where not exists (
    -- Members of an extension stay its own; a sequence of a column follows its table.
    select from pg_depend
    where classid = catalogue and objid = owned.oid and (deptype = 'e' or kind = 'sequence' and deptype in ('a', 'i'))
  )`;

export const applicationUrl = (adminUrl: string): string => {
  const url = new URL(adminUrl);
  const password = createHmac('sha256', url.password).update(applicationRole).digest('base64url');
  return Object.assign(url, { username: applicationRole, password }).href;
};

export async function prepareApplicationRole(adminUrl: string): Promise<void> {
  const { password, pathname } = new URL(applicationUrl(adminUrl));
  const database = pg.escapeIdentifier(pathname.slice(1));
  await withClient(adminUrl, async (admin) => {
    await admin.query('begin');
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [applicationRole]);
    if (!rowCount) await admin.query(`create role ${applicationRole} login password '${password}'`);
    const { rows } = await admin.query<{ owner: string }>(
      'select datdba::regrole::text as owner from pg_database where datname = current_database()',
    );
    for (const name of extensions) await admin.query(`create extension if not exists ${name}`);
    if (rows[0]?.owner !== applicationRole) {
      const objects = await admin.query<{ kind: string; name: string }>(ownedObjects);
      for (const { kind, name } of objects.rows) {
        await admin.query(`alter ${kind} ${name} owner to ${applicationRole}`);
      }
      await admin.query(`alter database ${database} owner to ${applicationRole}`);
    }
    await admin.query('commit');
  });
}
