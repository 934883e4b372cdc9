import { dirname, posix } from 'node:path';
import { Visitor, parseSync } from 'oxc-parser';
import type { CallExpression, Expression, MemberExpression, Program } from 'oxc-parser';
import { LABEL_NAME, labelsInElement, PHRASE, SHORT_TEMPLATE, textsOf } from './labels.ts';

type Import = {
  readonly specifier: string;
  /** The imported file's path from the root; undefined for a package. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  readonly at: number;
};

type Text = { readonly value: string; readonly at: number };

/** The facts that the architecture rules need about a source file, collected in one pass over its syntax tree. */
export type SourceFacts = {
  /** The reasons why the file can't be parsed; the other fields are then empty. */
  readonly unreadable: readonly Text[];
  readonly imports: readonly Import[];
  readonly onlyReexports: boolean;
  readonly exportsAll: readonly number[];
  readonly environment: readonly Text[];
  readonly clock: readonly Text[];
  readonly sql: readonly Text[];
  readonly strings: readonly Text[];
  readonly comments: readonly Text[];
  readonly testTitles: readonly Text[];
  /** Strings that look like sentences for users and are not part of a message catalogue. */
  readonly sentences: readonly Text[];
  /**
   * Texts that begin like a sentence, templates that add words or units to a value, and the texts of JSX elements, of attributes such as `aria-label`, and of properties
   * and constants like them.
   */
  readonly labels: readonly Text[];
  /** The keys of every object passed to `refusals(room, …)`. */
  readonly refusals: readonly Text[];
  /** The codes in the list `reasonCodes`. */
  readonly reasonCodes: readonly Text[];
};

const KYSELY_METHODS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const SQL_TEXT = /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s)/i;
const SENTENCE = /^[A-Z{][^]*\s[^]*[.!?]$/;
/** Calls whose strings are catalogue messages. */
const CATALOGUE_CALLS = new Set(['defineCopy', 'refusals', 'defineReasons', 'inputError', 'inputMessage']);
const NOT_A_TEST = new Set(['describe', 'step', 'use', 'extend', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll']);

export const readSourceFacts = (path: string, text: string): SourceFacts => {
  const { program, comments, errors } = parseSync(path, text, { preserveParens: false });
  const imports: Import[] = [];
  const exportsAll: number[] = [];
  const environment: Text[] = [];
  const clock: Text[] = [];
  const sql: Text[] = [];
  const strings: Text[] = [];
  const testTitles: Text[] = [];
  const sentences: Text[] = [];
  const labels: Text[] = [];
  const apart: { readonly start: number; readonly end: number }[] = [];
  const refusals: Text[] = [];
  const reasonCodes: Text[] = [];

  const addImport = (specifier: string, typeOnly: boolean, at: number): void => {
    imports.push({ specifier, target: resolveImport(path, specifier), typeOnly, at });
  };

  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers;
      const typeOnly =
        node.importKind === 'type' ||
        (named.length > 0 && named.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type'));
      addImport(node.source.value, typeOnly, node.start);
      if (node.source.value === 'node:process') {
        for (const each of named) {
          if (each.type === 'ImportSpecifier' && 'name' in each.imported && each.imported.name === 'env') {
            environment.push({ value: "env of 'node:process'", at: each.start });
          }
        }
      }
    },
    ExportNamedDeclaration(node) {
      if (node.source !== null) addImport(node.source.value, node.exportKind === 'type', node.start);
    },
    ExportAllDeclaration(node) {
      addImport(node.source.value, node.exportKind === 'type', node.start);
      exportsAll.push(node.start);
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        addImport(node.source.value, false, node.start);
      }
    },
    TSImportType(node) {
      addImport(node.source.value, true, node.start);
    },
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && node.init && LABEL_NAME.test(node.id.name))
        labels.push(...textsOf(node.init));
      if (node.id.type === 'Identifier' && node.id.name === 'reasonCodes') reasonCodes.push(...itemsOfList(node.init));
      if (node.init?.type !== 'Identifier' || node.init.name !== 'process' || node.id.type !== 'ObjectPattern') return;
      for (const each of node.id.properties) {
        if (each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'env') {
          environment.push({ value: 'process.env', at: each.start });
        }
      }
    },
    MemberExpression(node) {
      const owner = ownerOf(node.object);
      const name = memberName(node);
      if (owner === 'process' && name === 'env') environment.push({ value: 'process.env', at: node.start });
      if (owner === 'import.meta' && name === 'env') environment.push({ value: 'import.meta.env', at: node.start });
      if (owner === 'Date' && name === 'now') clock.push({ value: 'Date.now', at: node.start });
      if (owner === 'Temporal' && name === 'Now') clock.push({ value: 'Temporal.Now', at: node.start });
    },
    Property(node) {
      if (node.key.type === 'Literal') apart.push(node.key);
      if (node.key.type !== 'Identifier') return;
      if (node.key.name === 'summary' || node.key.name === 'Authorization') apart.push(node);
      if (LABEL_NAME.test(node.key.name)) labels.push(...textsOf(node.value));
    },
    JSXElement(node) {
      const name = node.openingElement.name.type === 'JSXIdentifier' ? node.openingElement.name.name : '';
      if (name === 'kbd' || name === 'code') apart.push(node);
      labels.push(...labelsInElement(node));
    },
    JSXFragment(node) {
      labels.push(...labelsInElement(node));
    },
    ThrowStatement(node) {
      apart.push(node);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) apart.push(node);
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) {
        clock.push({ value: 'new Date()', at: node.start });
      }
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'Date') clock.push({ value: 'Date()', at: node.start });
      if (callee.type === 'MemberExpression' && !callee.computed && KYSELY_METHODS.has(callee.property.name)) {
        sql.push({ value: `.${callee.property.name}(…)`, at: callee.property.start });
      }
      if (callee.type === 'Identifier' && CATALOGUE_CALLS.has(callee.name)) apart.push(node);
      if (callee.type === 'Identifier' && callee.name === 'refusals') refusals.push(...keysOfTable(node));
      const title = isTestCall(callee) ? titleOf(node) : undefined;
      if (title !== undefined) testTitles.push(title);
    },
    TaggedTemplateExpression(node) {
      const root = rootOf(node.tag);
      if (root === 'sql') sql.push({ value: 'sql`…`', at: node.start });
    },
    Literal(node) {
      if (typeof node.value !== 'string') return;
      strings.push({ value: node.value, at: node.start });
      if (SENTENCE.test(node.value)) sentences.push({ value: node.value, at: node.start });
      if (PHRASE.test(node.value)) labels.push({ value: node.value, at: node.start });
      if (SQL_TEXT.test(node.value)) sql.push({ value: 'a statement in a string', at: node.start });
    },
    TemplateLiteral(node) {
      const value = node.quasis.map((each) => each.value.cooked ?? '').join('{}');
      if (SENTENCE.test(value)) sentences.push({ value, at: node.start });
      if (SHORT_TEMPLATE.test(value)) labels.push({ value, at: node.start });
    },
    TemplateElement(node) {
      const value = node.value.cooked ?? node.value.raw;
      strings.push({ value, at: node.start });
      if (SQL_TEXT.test(value)) sql.push({ value: 'a statement in a string', at: node.start });
    },
  }).visit(program);

  const isNotApart = ({ at }: Text): boolean => !apart.some(({ start, end }) => start <= at && at < end);
  return {
    unreadable: errors.map(({ message, labels }) => ({ value: message, at: labels[0]?.start ?? 0 })),
    imports,
    onlyReexports: hasOnlyReexports(program),
    exportsAll,
    environment,
    clock,
    sql,
    strings,
    comments: comments.map(({ value, start }) => ({ value, at: start })),
    testTitles,
    sentences: sentences.filter(isNotApart),
    labels: labels.filter(isNotApart),
    refusals,
    reasonCodes,
  };
};

/**
 * Returns the file that an import refers to: `#contract/x.ts` and `./x.ts` are files of the repository; everything else
 * is a package.
 */
const resolveImport = (from: string, specifier: string): string | undefined => {
  const clean = specifier.replace(/\?.*$/, '');
  if (clean.startsWith('#')) return clean.slice(1);
  if (clean.startsWith('.')) return posix.join(dirname(from), clean);
  return undefined;
};

const hasOnlyReexports = ({ body }: Program): boolean => {
  let reexports = 0;
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') continue;
    const isReexport =
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.declaration === null);
    if (!isReexport) return false;
    reexports += 1;
  }
  return reexports > 0;
};

/** Returns the member's name, from `x.now` and also from `x['now']`. */
const memberName = (node: MemberExpression): string | undefined => {
  if (!node.computed) return node.property.name;
  return node.property.type === 'Literal' ? String(node.property.value) : undefined;
};

/** Returns the last name of a member's object: `process` for `process.env` and for `globalThis.process.env`. */
const ownerOf = (object: MemberExpression['object']): string | undefined => {
  if (object.type === 'Identifier') return object.name;
  if (object.type === 'MetaProperty') return `${object.meta.name}.${object.property.name}`;
  return object.type === 'MemberExpression' ? memberName(object) : undefined;
};

const rootOf = (expression: Expression): string | undefined => {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'MemberExpression' && expression.object.type !== 'Super') return rootOf(expression.object);
  if (expression.type === 'CallExpression') return rootOf(expression.callee);
  if (expression.type === 'TaggedTemplateExpression') return rootOf(expression.tag);
  return undefined;
};

const isTestCall = (callee: Expression): boolean => {
  const root = rootOf(callee);
  if (root !== 'test' && root !== 'it') return false;
  return !(callee.type === 'MemberExpression' && !callee.computed && NOT_A_TEST.has(callee.property.name));
};

const titleOf = (call: CallExpression): Text | undefined => {
  const title = call.arguments[0];
  if (title?.type === 'Literal' && typeof title.value === 'string') return { value: title.value, at: title.start };
  if (title?.type === 'TemplateLiteral') {
    return { value: title.quasis.map((each) => each.value.cooked ?? '').join('…'), at: title.start };
  }
  return undefined;
};

const keysOfTable = (call: CallExpression): Text[] => {
  const object = call.arguments.at(-1);
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    if (property.key.type === 'Literal') return [{ value: String(property.key.value), at: property.start }];
    if (property.key.type === 'Identifier') return [{ value: property.key.name, at: property.start }];
    return [];
  });
};

const itemsOfList = (list: Expression | null): Text[] => {
  if (list?.type === 'TSAsExpression') return itemsOfList(list.expression);
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((each) =>
    each?.type === 'Literal' && typeof each.value === 'string' ? [{ value: each.value, at: each.start }] : [],
  );
};
