/** The product's colours as literal values, because mail programs do not support custom properties. */
const light = {
  sunk: '#f3f1f6',
  surface: '#ffffff',
  ink: '#1c1a24',
  second: '#47434f',
  muted: '#676272',
  line: '#e6e3ec',
  accent: '#5746d7',
  onAccent: '#ffffff',
  link: '#4334b4',
  tint: '#efedfc',
};

const dark: typeof light = {
  sunk: '#100e14',
  surface: '#1c1a23',
  ink: '#f0eef5',
  second: '#c8c4d3',
  muted: '#9e98ac',
  line: '#2b2834',
  accent: '#8f82ff',
  onAccent: '#15121f',
  link: '#b6adff',
  tint: '#272340',
};

export const colours = light;

/** The classes for the dark theme. They need !important, because inline styles otherwise override a style sheet. */
const inTheDark: Readonly<Record<string, string>> = {
  sunk: `background-color:${dark.sunk}`,
  surface: `background-color:${dark.surface};border-color:${dark.line}`,
  ink: `color:${dark.ink}`,
  second: `color:${dark.second}`,
  muted: `color:${dark.muted}`,
  line: `border-color:${dark.line}`,
  link: `color:${dark.link}`,
  tint: `background-color:${dark.tint}`,
  button: `background-color:${dark.accent};color:${dark.onAccent}`,
  bar: `background-color:${dark.ink}`,
  dot: `background-color:${dark.accent}`,
};

const insisting = (declarations: string): string => declarations.replaceAll(/(?=;)|$/g, ' !important');

/**
 * The style sheet of all emails. It is inserted into the page unescaped, so it must not contain quotes or angle
 * brackets.
 */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a:hover{text-decoration:underline}',
  '@media (max-width:480px){.pad{padding:24px 20px !important}.label{display:block !important}}',
  '@media (prefers-color-scheme:dark){',
  // The background of the body, like that of each surface, is set on a table cell inside the element.
  `.sunk td{background-color:${dark.sunk} !important}.surface td{background-color:${dark.surface} !important}`,
  ...Object.entries(inTheDark).map(([name, declarations]) => `.${name}{${insisting(declarations)}}`),
  '}',
].join('');

const family =
  "'Inter Variable', Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const typography = {
  body: { fontFamily: family, fontSize: '14px', lineHeight: '22px', margin: 0 },
  small: { fontFamily: family, fontSize: '12px', lineHeight: '18px', margin: 0 },
  title: {
    fontFamily: family,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 600,
    margin: 0,
    letterSpacing: '-0.011em',
  },
};
