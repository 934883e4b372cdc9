import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { resolveNames } from './sql-names.ts';

export type SqlObjectKind = 'function' | 'view' | 'trigger';

/** A function, view or trigger that a file in `database/functions/` defines. */
export interface SqlObject {
  readonly kind: SqlObjectKind;
  readonly name: string;
  readonly definition: string;
  readonly hash: string;
}

const folder = join(import.meta.dirname, 'functions');

/**
 * Returns the kind of an object from its file name: `name.sql` is a function, `name.view.sql` a view,
 * `name.trigger.sql` a trigger.
 */
const kindOf = (file: string): SqlObjectKind => {
  if (file.endsWith('.view.sql')) return 'view';
  return file.endsWith('.trigger.sql') ? 'trigger' : 'function';
};

/** Returns the object that a file defines. Throws unless the file creates exactly the object that it is named after. */
export const parseSqlObject = (path: string, text: string): SqlObject => {
  const kind = kindOf(path);
  const name = basename(path).replace(/(\.view|\.trigger)?\.sql$/, '');
  const qualified = kind === 'trigger' ? name : `app.${name}`;
  const statement = text.replace(/^(--.*\n|\s*\n)*/, '');
  const begin = `create or replace ${kind} ${qualified}`;
  if (!statement.startsWith(begin) || /^\w/.test(statement.slice(begin.length))) {
    throw new Error(`${path} has to begin with "${begin}" after its comment.`);
  }
  // Only the named object would be restored when it is missing, and dropped when its file is removed.
  if (/^create /gm.test(statement.slice(begin.length))) throw new Error(`${path} creates a second object.`);
  const definition = resolveNames(text, path);
  return { kind, name, definition, hash: createHash('sha256').update(definition).digest('hex') };
};

/** Sorts views so that a view comes after the views that it reads. */
const inOrder = (views: readonly SqlObject[]): SqlObject[] => {
  const ordered: SqlObject[] = [];
  const add = (view: SqlObject, above: readonly SqlObject[]): void => {
    if (ordered.includes(view)) return;
    if (above.includes(view)) throw new Error(`The view ${view.name} reads itself through other views.`);
    for (const other of views) {
      if (other !== view && new RegExp(`\\bapp\\.${other.name}\\b`).test(view.definition)) add(other, [...above, view]);
    }
    ordered.push(view);
  };
  for (const view of views) add(view, []);
  return ordered;
};

/**
 * Returns everything in `database/functions/` in the order in which it is applied: views, functions, triggers.
 * Functions already exist when the views that call them are created. Their bodies are checked when the functions are
 * applied, and may read views.
 */
export const readSqlObjects = (): SqlObject[] => {
  const objects = globSync('**/*.sql', { cwd: folder })
    .toSorted()
    .map((path) => parseSqlObject(path, readFileSync(join(folder, path), 'utf8')));
  const keys = objects.map(({ kind, name }) => `${kind} ${name}`);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`Two files in database/functions/ define the ${twice}.`);
  const ofKind = (kind: SqlObjectKind): SqlObject[] => objects.filter((one) => one.kind === kind);
  return [...inOrder(ofKind('view')), ...ofKind('function'), ...ofKind('trigger')];
};
