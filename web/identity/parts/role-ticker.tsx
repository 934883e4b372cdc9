import { cx } from '#web/ui/cx.ts';
import { highlightedRoleIndex, tickerRoles, type TickerRole } from './role-ticker-data.ts';
import s from './sign-in-layout.module.css';

const step = 6;

/**
 * Shows a tick for each place of a role. Filled places have raised ticks, and the last filled place of the highlighted
 * role has the accent colour.
 */
const Ticks = ({ role, isCalled }: { role: TickerRole; isCalled: boolean }) => {
  const width = role.roles * step - 3;
  return (
    <svg className={s.ticks} width={width} height="20" viewBox={`0 0 ${String(width)} 20`}>
      {Array.from({ length: role.roles }, (_, at) => at).map((at) => (
        <rect
          key={at}
          x={at * step}
          y={at < role.filled ? 0 : 6}
          width="3"
          height="14"
          rx="1.5"
          className={cx(at < role.filled && s.on, isCalled && at === role.filled - 1 && s.now)}
        />
      ))}
    </svg>
  );
};

/** The ticker of open roles beside the sign-in form, with one role highlighted. */
export const RoleTicker = () => (
  <div className={s.roll} aria-hidden="true">
    <ol>
      {tickerRoles.map((role, at) => (
        <li key={role.title} className={at === highlightedRoleIndex ? s.called : undefined}>
          <b>{role.title}</b>
          <span>{role.place}</span>
          <Ticks role={role} isCalled={at === highlightedRoleIndex} />
        </li>
      ))}
    </ol>
  </div>
);
