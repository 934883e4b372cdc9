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

/** Provides the component for links to pages: the router's, if there is a router. */
export const PageLinkProvider = KindOfLink.Provider;

/** A link to another page, for components that are used both with and without a router. */
export const PageLink = (props: Props) => createElement(use(KindOfLink), props);
