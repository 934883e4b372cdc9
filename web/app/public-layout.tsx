import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '#web/ui/mark/mark.tsx';
import { Footer } from './shell/footer.tsx';
import s from './public-layout.module.css';
import { words } from './words.ts';

/** Around pages that need no sign-in: the mark, the page on the gutter, the footer. */
export const PublicLayout = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <div className={s.page}>
    <header className={s.head}>
      <Link to="/" className={s.home}>
        <Mark size={24} />
        {words.product}
      </Link>
    </header>
    <main className={wide ? s.text : s.notice} id="main">
      {children}
    </main>
    <Footer />
  </div>
);
