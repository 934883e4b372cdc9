import type { ServiceArea } from '#contract/profile/shapes/area.ts';
import { useDeleteArea } from '#web/profile/client.ts';
import { copy } from '#web/profile/copy.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { Chip } from './chip.tsx';
import s from './lists.module.css';

/** The areas served, grouped by region. */
export const AreaList = ({ areas, mayEdit }: { areas: readonly ServiceArea[]; mayEdit: boolean }) => {
  const remove = useDeleteArea();
  if (areas.length === 0) return <p className={s.none}>{copy.noRegions}</p>;
  const groups = Map.groupBy(areas, ({ region }) => region);
  const take = ({ areaId }: ServiceArea): void =>
    remove.mutate(areaId, {
      onSuccess: () => toast.success(copy.deletedRegion),
      onError: (error) => toast.problem(error),
    });
  return (
    <ul className={s.groups}>
      {[...groups].map(([region, served]) => (
        <li key={region} className={s.group}>
          <h3>{region}</h3>
          <div className={s.chips}>
            {served.map((area) => (
              <Chip
                key={area.areaId}
                name={area.country ?? copy.wholeOf({ name: region })}
                pending={remove.isPending && remove.variables === area.areaId}
                onRemove={mayEdit ? () => take(area) : undefined}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
};
