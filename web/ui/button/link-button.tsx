import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { cx } from '#web/ui/cx.ts';
import { lookOf } from './look.ts';
import type { Look } from './look.ts';

type Props = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const Anchor = ({ kind, size, wide, icon, className, children, ...rest }: Props) => (
  <a {...rest} data-plain="" className={cx(lookOf({ kind, size, wide, icon }), className)}>
    {children}
  </a>
);

/** A link of the router that looks like a button: for going somewhere, where Button is for doing something. */
export const LinkButton = createLink(Anchor);
