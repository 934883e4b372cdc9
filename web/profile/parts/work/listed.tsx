import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isLost } from '#web/platform/queries.ts';
import { Failed } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import s from '../lists.module.css';

type Props<Row> = {
  list: UseQueryResult<readonly Row[]>;
  failed: string;
  none: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the profile with its four faces. */
export const Listed = <Row,>({ list, failed, none, children }: Props<Row>) => {
  if (isLost(list)) return <Failed inline title={failed} onRetry={() => void list.refetch()} />;
  if (!list.data) return <SkeletonText lines={3} />;
  return list.data.length === 0 ? <p className={s.none}>{none}</p> : children(list.data);
};
