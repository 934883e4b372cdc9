import type { ReactNode } from 'react';
import { SideCard } from './side-card.tsx';
import s from './layout.module.css';

/** Around every page of the profile: the side card, and the page as the sheet beside it. */
export const ProfileLayout = ({ children }: { children: ReactNode }) => (
  <div className={s.profile}>
    <SideCard />
    <div className={s.sheet}>{children}</div>
  </div>
);
