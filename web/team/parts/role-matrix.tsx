import { Check, ChevronDown, Link2, Minus } from 'lucide-react';
import { useState } from 'react';
import { standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { initialModuleCount, splitPermission, visibleModules } from '#contract/team/rules.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import s from './roles.module.css';

type Props = {
  name: string;
  rights: readonly Permission[];
  /** The permission last switched, and all permissions that changed along with it. */
  moved?: { with: Permission; all: readonly Permission[] } | undefined;
  /** Switches a permission on or off. Absent if the role is read-only. */
  onTurn?: ((permission: Permission, on: boolean) => void) | undefined;
};

type FeatureProps = Omit<Props, 'name'> & { permission: Permission };

const Feature = ({ permission, rights, moved, onTurn }: FeatureProps) => {
  const { module, feature } = splitPermission(permission);
  const isOn = rights.includes(permission);
  const label = (
    <>
      <VisuallyHidden>{`${module}: `}</VisuallyHidden>
      {feature}
    </>
  );
  return (
    <div className={s.feature} data-on={isOn || undefined}>
      {onTurn ? (
        <SwitchInput label={label} value={isOn} onChange={(on) => onTurn(permission, on)} />
      ) : (
        <span className={s.mark}>
          {isOn ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
          <span>{label}</span>
          <VisuallyHidden>{`, ${isOn ? copy.on : copy.off}`}</VisuallyHidden>
        </span>
      )}
      {standardPermissions.includes(permission) && (
        <span className={s.base} title={copy.inStandard}>
          <VisuallyHidden>{copy.inStandard}</VisuallyHidden>
        </span>
      )}
      {moved?.all.includes(permission) && (
        <span
          className={s.linked}
          title={(isOn ? copy.linkedOn : copy.linkedOff)({ feature: splitPermission(moved.with).feature })}
        >
          <Link2 aria-hidden="true" />
        </span>
      )}
    </div>
  );
};

/**
 * The modules and features of a role. The first nine modules are shown, with a button that states how many others there
 * are.
 */
export const RoleMatrix = ({ name, ...rest }: Props) => {
  const [all, setAll] = useState(false);
  const hidden = visibleModules.slice(initialModuleCount);
  return (
    <>
      <table className={s.modules}>
        <caption>
          <VisuallyHidden>{copy.matrix({ name })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{copy.module}</th>
            <th scope="col">{copy.view}</th>
            <th scope="col">{copy.rest}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? visibleModules : visibleModules.slice(0, initialModuleCount)).map((module) => (
            <tr key={module.name}>
              <th scope="row">{module.name}</th>
              <td className={s.view}>{module.view && <Feature permission={module.view} {...rest} />}</td>
              <td>
                <div className={s.features}>
                  {module.rest.map((permission) => (
                    <Feature key={permission} permission={permission} {...rest} />
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && hidden.length > 0 && (
        <div className={s.more}>
          <Button kind="quiet" size="sm" onClick={() => setAll(true)}>
            <ChevronDown aria-hidden="true" />
            {copy.showMore({ count: hidden.length })}
          </Button>
          <span>{hidden.map((module) => module.name).join(', ')}</span>
        </div>
      )}
    </>
  );
};
