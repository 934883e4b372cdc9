import s from './mark.module.css';

/** The product's logo: a row of ticks with one tick raised. */
export const ProductMark = ({ size = 20 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <g className={s.ink}>
      <rect x="1.5" y="7" width="2.75" height="11" rx="1.375" />
      <rect x="6.25" y="7" width="2.75" height="11" rx="1.375" />
      <rect x="15.75" y="7" width="2.75" height="11" rx="1.375" />
    </g>
    <rect className={s.raised} x="11" y="2" width="2.75" height="11" rx="1.375" />
  </svg>
);
