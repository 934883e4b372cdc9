import type { ReactNode } from 'react';
import { ProfileSidebar } from './profile-sidebar.tsx';
import s from './layout.module.css';

/** The layout of profile pages, with the side card beside the page. */
export const ProfileLayout = ({ children }: { children: ReactNode }) => (
  <div className={s.profile}>
    <ProfileSidebar />
    <div className={s.sheet}>{children}</div>
  </div>
);
