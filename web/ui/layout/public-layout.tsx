import type { ReactNode } from 'react';
import { ProductMark } from '#web/ui/indicators/mark.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { copy } from '#web/ui/copy.ts';
import { Footer } from './footer.tsx';
import s from './public-layout.module.css';

/** The layout of pages that need no sign-in: the logo, the page and the footer. */
export const PublicLayout = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <div className={s.page}>
    <header className={s.head}>
      <PageLink to="/" className={s.home}>
        <ProductMark size={24} />
        {copy.product}
      </PageLink>
    </header>
    <main className={wide ? s.text : s.notice} id="main">
      {children}
    </main>
    <Footer />
  </div>
);
