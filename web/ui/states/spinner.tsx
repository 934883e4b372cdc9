import { copy } from '#web/ui/copy.ts';
import s from './states.module.css';

/** A spinner, only for whole pages. Parts of a page show a skeleton in their own shape. */
export const PageSpinner = () => (
  <div className={s.spinner} role="status">
    <span className={s.ticks} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
    <span>{copy.loading}</span>
  </div>
);
