import { linkOptions } from '@tanstack/react-router';
import type { ClientCell, ClientContact, ClientEngagement } from '#contract/clients/shapes.ts';
import { stageNames } from '#contract/engagements/states.ts';
import { words } from '#web/clients/words.ts';
import { formatNumber } from '#web/platform/formats.ts';
import { Empty } from '#web/ui/face/faces.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { DateText, Deadline } from '#web/ui/text/dates.tsx';
import s from './clients.module.css';

const columns: readonly Column<ClientEngagement>[] = [
  { id: 'number', header: words.number, width: 84, stack: 'start', cell: (row) => formatNumber(row.engagementNumber) },
  { id: 'title', header: words.engagement, title: true, cell: (row) => row.title },
  {
    id: 'application',
    header: words.application,
    width: 128,
    stack: 'start',
    cell: (row) => row.applicationStatus.value,
  },
  {
    id: 'stage',
    header: words.stage,
    width: 120,
    stack: 'start',
    cell: (row) => (row.isOpen ? stageNames[row.stage] : words.ended),
  },
  {
    id: 'candidates',
    header: words.candidates,
    width: 112,
    end: true,
    stack: 'end',
    stackWord: () => words.candidatesWord,
    cell: (row) => String(row.candidates),
  },
  {
    id: 'closing',
    header: words.closing,
    width: 148,
    end: true,
    stack: 'corner',
    cell: (row) =>
      row.isOpen ? <Deadline value={row.closingAt} zone={row.timeZone} /> : <DateText value={row.closingAt} />,
  },
];

/** What the agency has applied to at a client. */
export const ClientEngagements = ({ engagements }: { engagements: readonly ClientEngagement[] }) => (
  <Block title={words.engagements}>
    <div className={s.rows}>
      <Table
        label={words.engagements}
        columns={columns}
        rows={engagements}
        rowKey={(row) => row.engagementId}
        rowName={(row) => row.title}
        link={(row) => linkOptions({ to: '/engagement/$engagementId', params: { engagementId: row.engagementId } })}
        empty={
          <Empty inline title={words.noEngagements}>
            {words.noEngagementsText}
          </Empty>
        }
      />
    </div>
  </Block>
);

const unique = (cells: readonly ClientCell[], of: 'recruitmentType' | 'roleCategory') =>
  cells.map((cell) => cell[of]).filter((one, at, all) => all.findIndex(({ id }) => id === one.id) === at);

/** How the agency is prequalified: kinds of recruitment across, categories of roles down. */
export const ClientPrequalification = ({ cells }: { cells: readonly ClientCell[] }) => (
  <Block title={words.prequalification}>
    <table className={s.cells} aria-label={words.prequalification}>
      <thead>
        <tr>
          <th scope="col">{words.roleCategory}</th>
          {unique(cells, 'recruitmentType').map(({ id }) => (
            <th scope="col" key={id}>
              {id === 1 ? words.permanent : words.contract}
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
                  {status?.value ?? <span className={s.quiet}>{words.notAsked}</span>}
                  {endsOn !== null && (
                    <small>
                      {words.until} <DateText value={endsOn} />
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

/** Whom the agency has to do with at a client. */
export const ClientContacts = ({ contacts }: { contacts: readonly ClientContact[] }) => (
  <Block title={words.contacts} note={words.contactsNote}>
    {contacts.length === 0 ? (
      <Empty inline title={words.noContacts} />
    ) : (
      <ul className={s.contacts}>
        {contacts.map(({ name, email, mobile, engagements }) => (
          <li key={email}>
            <strong>{name}</strong>
            <a href={`mailto:${email}`}>{email}</a>
            {mobile !== '' && <a href={`tel:${mobile.replaceAll(' ', '')}`}>{mobile}</a>}
            <span className={s.quiet}>{words.contactEngagements({ count: engagements })}</span>
          </li>
        ))}
      </ul>
    )}
  </Block>
);
