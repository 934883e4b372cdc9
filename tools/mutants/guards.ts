import ts from 'typescript';

/** A guard in a rule: a piece of code without which an action is wrongly allowed, or is refused for another reason. */
export interface Guard {
  readonly line: number;
  /** The guard's source, on one line. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The text that replaces the guard. */
  readonly instead: string;
}

const isRefusing = (node: ts.Node): boolean =>
  // A reason is identified by its code, and a plain refusal by its string.
  (ts.isObjectLiteralExpression(node) &&
    node.properties.some((one) => one.name !== undefined && one.name.getText() === 'code')) ||
  node.kind === ts.SyntaxKind.FalseKeyword;

const holds = (node: ts.Node, is: (one: ts.Node) => boolean): boolean =>
  is(node) || (ts.forEachChild(node, (child) => holds(child, is) || undefined) ?? false);

const isReturnOrPush = (node: ts.Node): boolean =>
  ts.isReturnStatement(node) ||
  (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'push');

/** Whether a node is `if (…) return …` or `if (…) list.push(…)`. */
const isGuardingIf = (node: ts.Node): node is ts.IfStatement =>
  ts.isIfStatement(node) && holds(node.thenStatement, isReturnOrPush);

const isPushStatement = (node: ts.Node): node is ts.ExpressionStatement =>
  ts.isExpressionStatement(node) && isReturnOrPush(node.expression);

/** Returns the empty list in `condition ? [] : [reason]`, on either side; undefined if there is none. */
const emptySide = (node: ts.Node): ts.Expression | undefined =>
  ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse].find((one) => ts.isArrayLiteralExpression(one) && one.elements.length === 0)
    : undefined;

/** Finds the guards in a rule's code. Source: the architecture rules, which define the contents of `rules/`. */
export const findGuards = (source: string): Guard[] => {
  const file = ts.createSourceFile('rule.ts', source, ts.ScriptTarget.Latest, true);
  const found: Guard[] = [];
  const add = (node: ts.Node, instead: string): void => {
    const start = node.getStart();
    found.push({
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      text: node.getText().replaceAll(/\s+/gu, ' '),
      start,
      end: node.getEnd(),
      instead,
    });
  };
  const visit = (node: ts.Node): void => {
    const empty = emptySide(node);
    if (isGuardingIf(node)) add(node, '');
    else if (
      isPushStatement(node) &&
      !isGuardingIf(node.parent) &&
      !(ts.isBlock(node.parent) && isGuardingIf(node.parent.parent))
    )
      add(node, '');
    else if (empty) add(node, empty.getText());
    else if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.parent)) add(node, '...[]');
    else if (
      ts.isPropertyAssignment(node) &&
      ts.isComputedPropertyName(node.name) &&
      holds(node.initializer, isRefusing)
    )
      add(node, '');
    else if (ts.isCaseClause(node) && node.statements.length > 0) add(node, '');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Returns the source without one of its guards. */
export const removeGuard = (source: string, guard: Guard): string => {
  const rest = source.slice(guard.end).replace(/^,/u, guard.instead === '' ? '' : ',');
  return source.slice(0, guard.start) + guard.instead + rest;
};
