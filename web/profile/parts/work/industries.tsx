import { useQuery } from '@tanstack/react-query';
import type { TenantIndustry } from '#contract/profile/shapes/work.ts';
import { copy } from '#web/profile/copy.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { Chip } from '../chip.tsx';
import s from '../lists.module.css';
import { industriesQuery, useDeleteIndustry } from './calls.ts';
import { AddIndustry } from './industry-add.tsx';
import { ProfileList } from './profile-list.tsx';
import { workCopy } from './copy.ts';

/** The agency's industries, each with its sector and the chosen sub-industries. */
export const Industries = ({ mayEdit }: { mayEdit: boolean }) => {
  const list = useQuery(industriesQuery);
  const remove = useDeleteIndustry();
  const take = ({ tenantIndustryId }: TenantIndustry): void =>
    remove.mutate(tenantIndustryId, {
      onSuccess: () => toast.success(workCopy.deletedIndustry),
      onError: (error) => toast.problem(error),
    });
  return (
    <div className={s.part}>
      <ProfileList list={list} failed={workCopy.failedIndustries} none={workCopy.noIndustries}>
        {(rows) => (
          <ul className={s.groups}>
            {[...Map.groupBy(rows, ({ industry }) => industry)].map(([industry, ours]) => (
              <li key={industry} className={s.group}>
                <h3>{industry}</h3>
                <small>{workCopy.sectorIs({ sector: ours[0]?.sector ?? '' })}</small>
                <div className={s.chips}>
                  {ours.map((one) => (
                    <Chip
                      key={one.tenantIndustryId}
                      name={one.subIndustry ?? copy.wholeOf({ name: industry })}
                      pending={remove.isPending && remove.variables === one.tenantIndustryId}
                      onRemove={mayEdit ? () => take(one) : undefined}
                    />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        )}
      </ProfileList>
      {mayEdit && <AddIndustry />}
    </div>
  );
};
