import { Visitor, parseSync } from 'oxc-parser';
import type { CallExpression, Node } from 'oxc-parser';

/** Returns the names of the values inside a node; names in types don't count. */
const namesIn = (nodes: readonly Node[], all: readonly { name: string; start: number }[]): Set<string> =>
  new Set(
    all.filter(({ start }) => nodes.some((node) => node.start <= start && start < node.end)).map(({ name }) => name),
  );

/**
 * Returns the names in the arguments of every call of a function, directly or through the file's own constants: both
 * `rightsOf` and `rightToBid` for `table(rows, rightsOf)` beside `const rightsOf = (row) => rightToBid(row)`.
 */
export const namesInCallsOf = (path: string, text: string, callee: string): ReadonlySet<string> => {
  const identifiers: { name: string; start: number }[] = [];
  const declared = new Map<string, Node[]>();
  const calls: CallExpression[] = [];
  const types: { start: number; end: number }[] = [];
  new Visitor({
    Identifier(node) {
      identifiers.push(node);
    },
    TSTypeAnnotation(node) {
      types.push(node);
    },
    TSTypeParameterInstantiation(node) {
      types.push(node);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) declared.set(id.name, [...(declared.get(id.name) ?? []), init]);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === callee) calls.push(node);
    },
  }).visit(parseSync(path, text, { preserveParens: false }).program);

  const values = identifiers.filter(({ start }) => !types.some((type) => type.start <= start && start < type.end));
  const found = new Set<string>();
  const pending = [
    ...namesIn(
      calls.flatMap((call) => call.arguments),
      values,
    ),
  ];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    pending.push(...namesIn(declared.get(name) ?? [], values));
  }
  return found;
};
