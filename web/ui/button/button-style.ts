import { cx } from '#web/ui/cx.ts';
import s from './button.module.css';

/**
 * A button's appearance. Use at most one `primary` per region, `stop` for warnings, and `danger` for the final
 * confirmation.
 */
export type ButtonStyle = {
  kind?: 'plain' | 'primary' | 'quiet' | 'stop' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  wide?: boolean | undefined;
  /** Whether the button has only an icon. It then needs an `aria-label`. */
  icon?: boolean | undefined;
};

const kinds = { plain: undefined, primary: s.primary, quiet: s.quiet, stop: s.stop, danger: s.danger };
const sizes = { sm: s.sm, md: undefined, lg: s.lg };

/** Returns a button's class names, for elements that should look like a button but aren't buttons. */
export const buttonClass = ({ kind = 'plain', size = 'md', wide, icon }: ButtonStyle): string =>
  cx(s.btn, kinds[kind], sizes[size], wide && s.wide, icon && s.icon);
