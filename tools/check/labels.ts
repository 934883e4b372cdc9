import type { JSXAttributeItem, JSXElement, JSXFragment, Node } from 'oxc-parser';

type Text = { readonly value: string; readonly at: number };

const LABEL = 'label|title|placeholder|hint|note|description|tooltip|caption|heading|message|text|words';
/** The names of attributes, properties and constants whose texts are shown or read out. */
export const LABEL_NAME = new RegExp(
  `^(?:${LABEL}|alt|aria-(?:label|description|roledescription|valuetext|placeholder))$|[a-z](?:${LABEL})$`,
  'i',
);
/** Words for people; a number, a sign, a key or a permission is none. */
const PROSE = /^\P{L}*\p{Lu}\p{Ll}[^=]*$|^[^=]*\p{L} \p{L}[^=]*$/u;
/** The beginning of a sentence, even if it ends without a mark. */
export const PHRASE = /^\p{Lu}[\p{Ll}’']* \p{Ll}[^=]*$/u;

/**
 * A template that adds a word or a unit to a value: `Today ${time}`, `${minutes} min`. Lowercase words before a value are
 * not included, since most of them are keys, such as `version ${number}`.
 */
export const SHORT_TEMPLATE = /^\p{Lu}\p{Ll}* \{\}|^\{\} \p{L}/u;

/** Returns the texts that an expression can be: those of a string, a template, or a choice between them. */
export const textsOf = (node: Node): Text[] => {
  const text = (value: string): Text[] => (PROSE.test(value) ? [{ value, at: node.start }] : []);
  if (node.type === 'Literal') return typeof node.value === 'string' ? text(node.value) : [];
  if (node.type === 'TemplateLiteral') return text(node.quasis.map((each) => each.value.cooked ?? '').join('{}'));
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf);
  if (node.type === 'JSXText') return text(node.value.trim());
  return node.type === 'JSXExpressionContainer' ? textsOf(node.expression) : [];
};

const textsOfAttribute = (attribute: JSXAttributeItem): Text[] =>
  attribute.type === 'JSXAttribute' &&
  attribute.name.type === 'JSXIdentifier' &&
  attribute.value !== null &&
  LABEL_NAME.test(attribute.name.name)
    ? textsOf(attribute.value)
    : [];

/** Returns the texts written in an element itself, and in its attributes that are shown or read out. */
export const labelsInElement = (node: JSXElement | JSXFragment): Text[] => [
  ...(node.type === 'JSXElement' ? node.openingElement.attributes.flatMap(textsOfAttribute) : []),
  ...node.children.flatMap(textsOf),
];
