import { cx } from '#web/ui/cx.ts';
import s from './button.module.css';

/** How a button looks. `kind`: one primary in a region at most; `stop` warns in words, `danger` is the last step. */
export type ButtonStyle = {
  kind?: 'plain' | 'primary' | 'quiet' | 'stop' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  wide?: boolean | undefined;
  /** A button with an icon alone; it then needs an `aria-label`. */
  icon?: boolean | undefined;
};

const kinds = { plain: undefined, primary: s.primary, quiet: s.quiet, stop: s.stop, danger: s.danger };
const sizes = { sm: s.sm, md: undefined, lg: s.lg };

/** The class names of a look, for whatever must look like a button and is none. */
export const buttonClass = ({ kind = 'plain', size = 'md', wide, icon }: ButtonStyle): string =>
  cx(s.btn, kinds[kind], sizes[size], wide && s.wide, icon && s.icon);
