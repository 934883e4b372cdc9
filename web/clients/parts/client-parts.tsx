import type { ClientPrequalificationCell, ClientContact } from '#contract/clients/shapes.ts';
import { copy } from '#web/clients/copy.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { Email } from '#web/ui/text/email.tsx';
import s from './clients.module.css';

const unique = (cells: readonly ClientPrequalificationCell[], of: 'recruitmentType' | 'roleCategory') =>
  cells.map((cell) => cell[of]).filter((one, at, all) => all.findIndex(({ id }) => id === one.id) === at);

/**
 * The agency's prequalifications with a client, with a column for each recruitment type and a row for each role
 * category.
 */
export const ClientPrequalification = ({ cells }: { cells: readonly ClientPrequalificationCell[] }) => (
  <Block title={copy.prequalification}>
    <table className={s.cells} aria-label={copy.prequalification}>
      <thead>
        <tr>
          <th scope="col">{copy.roleCategory}</th>
          {unique(cells, 'recruitmentType').map(({ id }) => (
            <th scope="col" key={id}>
              {id === 1 ? copy.permanent : copy.contract}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {unique(cells, 'roleCategory').map((category) => (
          <tr key={category.id}>
            <th scope="row">{category.value}</th>
            {cells
              .filter(({ roleCategory }) => roleCategory.id === category.id)
              .map(({ recruitmentType, status, endsOn }) => (
                <td key={recruitmentType.id}>
                  {status?.value ?? <span className={s.quiet}>{copy.notAsked}</span>}
                  {endsOn !== null && (
                    <small>
                      {copy.until} <DateText value={endsOn} />
                    </small>
                  )}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Block>
);

/** The agency's contacts at a client. */
export const ClientContacts = ({ contacts }: { contacts: readonly ClientContact[] }) => (
  <Block title={copy.contacts} note={copy.contactsNote}>
    {contacts.length === 0 ? (
      <EmptyState inline title={copy.noContacts} />
    ) : (
      <ul className={s.contacts}>
        {contacts.map(({ name, email, mobile, engagements }) => (
          <li key={email}>
            <strong>{name}</strong>
            <Email address={email} />
            {mobile !== '' && <a href={`tel:${mobile.replaceAll(' ', '')}`}>{mobile}</a>}
            <span className={s.quiet}>{copy.contactEngagements({ count: engagements })}</span>
          </li>
        ))}
      </ul>
    )}
  </Block>
);
