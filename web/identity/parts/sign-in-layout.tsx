import type { ReactNode } from 'react';
import { Footer } from '#web/ui/layout/footer.tsx';
import { ProductMark } from '#web/ui/indicators/mark.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import s from './sign-in-layout.module.css';
import { RoleTicker } from './role-ticker.tsx';

/** The layout of the sign-in pages: the form on the left, the ticker of open roles on the right. */
export const SignInLayout = ({ children }: { children: ReactNode }) => (
  <div className={s.gate}>
    <div className={s.side}>
      <header>
        <PageLink className={s.brand} to="/">
          <ProductMark size={24} />
          {uiWords.product}
        </PageLink>
      </header>
      <main className={s.main} id="main">
        {children}
      </main>
      <div className={s.foot}>
        <Footer />
      </div>
    </div>
    <RoleTicker />
  </div>
);
