import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { cx } from '#web/ui/cx.ts';
import { buttonClass } from './button-style.ts';
import type { ButtonStyle } from './button-style.ts';

type Props = ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const Anchor = ({ kind, size, wide, icon, className, children, ...rest }: Props) => (
  <a {...rest} data-plain="" className={cx(buttonClass({ kind, size, wide, icon }), className)}>
    {children}
  </a>
);

/** A router link that looks like a button. Use it for navigation, and Button for actions. */
export const LinkButton = createLink(Anchor);
