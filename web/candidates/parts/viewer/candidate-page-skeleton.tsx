import d from '#web/ui/text/document.module.css';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import s from './cv.module.css';

const lines = ['40%', '72%', '24%', '94%', '88%', '91%', '30%', '86%', '92%', '64%'];

/** A placeholder for a candidate's page while it loads. */
export const CandidatePageSkeleton = () => (
  <div className={d.sheet} aria-hidden="true">
    <div className={s.lines}>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  </div>
);
