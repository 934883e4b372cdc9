import { createContext, createElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

type Props = {
  to:
    | '/'
    | '/privacy'
    | '/register'
    | '/resend-verification'
    | '/reset-password'
    | '/terms/general'
    | '/terms/opportunities';
  className?: string | undefined;
  children: ReactNode;
};

const DocumentLink = ({ to, children, ...rest }: Props) => (
  <a {...rest} href={to}>
    {children}
  </a>
);

const KindOfLink = createContext<ComponentType<Props>>(DocumentLink);

/** What links are in here: the router's, where there is one. */
export const PageLinks = KindOfLink.Provider;

/** A link to another page, on pages that stand with a router and without one. */
export const PageLink = (props: Props) => createElement(use(KindOfLink), props);
