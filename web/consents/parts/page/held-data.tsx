import { formatMoney } from '#contract/common/format-money.ts';
import type { ConsentExport } from '#contract/consents/shapes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatDateTime } from '#web/platform/formats.ts';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { heldCopy as copy } from './held-copy.ts';
import { answersByConsentState } from './record-states.ts';
import s from './consent-page.module.css';

const at = (moment: string): string => formatDateTime(moment, viewerZone());
const dated = (label: string, moment: string | null): Fact[] => (moment === null ? [] : [[label, at(moment)]]);
const filled = (label: string, text: string): Fact[] => (text === '' ? [] : [[label, text]]);

const List = ({ items, className }: { items: readonly string[]; className?: string | undefined }) =>
  items.length > 0 && (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

/** Returns several values of one kind, each on a line of its own. */
const listed = (label: string, items: readonly string[]): Fact[] =>
  items.length === 0 ? [] : [[label, <List key="items" items={items} />]];

type Claim = NonNullable<ConsentExport['submissions'][number]['claim']>;

const claimStates: Readonly<Record<Claim['state'], string>> = {
  open: copy.claimOpen,
  contested: copy.claimContested,
  withdrawn: copy.claimWithdrawn,
  accepted: copy.claimAccepted,
  lapsed: copy.claimLapsed,
  upheld: copy.claimUpheld,
  dismissed: copy.claimDismissed,
};
const channels: Readonly<Record<Claim['contacts'][number]['channel'], string>> = {
  email: copy.channelEmail,
  phone: copy.channelPhone,
  meeting: copy.channelMeeting,
  application: copy.channelApplication,
  other: copy.channelOther,
};

/** Returns the dates of the employer's claim. An overdue decision is shown until it is made. */
const claimFacts = (claim: Claim | null): Fact[] =>
  claim === null
    ? []
    : [
        [copy.claim, claimStates[claim.state]],
        ...dated(copy.claimed, claim.claimed),
        ...dated(copy.claimAnswered, claim.contested),
        ...dated(copy.claimLate, claim.ended === null ? claim.late : null),
        ...dated(copy.claimEnded, claim.ended),
      ];

/** Returns when and how the candidate was in touch with each side, as stated in the claim. */
const contactItems = (claim: Claim | null, names: { employer: string; agency: string }): string[] =>
  (claim?.contacts ?? []).map(({ statedBy, on, channel, direction }) =>
    copy.contact({
      side: names[statedBy],
      // A day without a time zone.
      day: formatDate(`${on}T00:00:00Z`, 'UTC'),
      channel: channels[channel],
      direction: direction === null ? '' : copy[direction],
    }),
  );

type Change = ConsentExport['submissions'][number]['versions'][number]['changes'][number];

const personFields = {
  firstName: copy.firstName,
  lastName: copy.lastName,
  emailAddress: copy.email,
  contactNumber: copy.phone,
  linkedIn: copy.linkedIn,
  location: copy.location,
};

const changedFields: Readonly<Record<Exclude<Change['field'], 'answer'>, string>> = {
  ...personFields,
  currentCountry: copy.country,
  baseSalary: copy.baseSalary,
  totalCompensation: copy.totalCompensation,
  commentToEmployer: copy.comment,
  cv: copy.cv,
  document: copy.otherDocument,
};

/** Returns what changed in a submission after it was made, one line per change, oldest first. */
const changeItems = ({ versions, currencyIso }: ConsentExport['submissions'][number]): string[] =>
  versions.flatMap(({ at: moment, changes }) =>
    changes.map(({ field, question, ...change }) => {
      const isMoney = field === 'baseSalary' || field === 'totalCompensation';
      const valueOf = (value: string): string => (isMoney && value !== '' ? formatMoney(value, currencyIso) : value);
      const [before, after] = [valueOf(change.before), valueOf(change.after)];
      const facts = { when: at(moment), what: field === 'answer' ? (question ?? '') : changedFields[field] };
      if (before === '') return copy.added({ ...facts, after });
      return after === '' ? copy.deleted({ ...facts, before }) : copy.change({ ...facts, before, after });
    }),
  );

const Submission = ({ one, agency }: { one: ConsentExport['submissions'][number]; agency: string }) => (
  <>
    <h3>{copy.submission({ job: one.jobTitle, client: one.clientName })}</h3>
    <Facts
      facts={[
        [copy.status, one.status],
        ...dated(copy.submitted, one.submitted),
        [copy.name, `${one.firstName} ${one.lastName}`],
        [copy.email, one.emailAddress],
        ...filled(copy.phone, one.contactNumber),
        ...filled(copy.linkedIn, one.linkedIn),
        ...filled(copy.location, one.location),
        [copy.baseSalary, formatMoney(one.baseSalary, one.currencyIso)],
        ...(one.totalCompensation === null
          ? []
          : [[copy.totalCompensation, formatMoney(one.totalCompensation, one.currencyIso)] as const]),
        ...filled(copy.comment, one.comment),
        ...dated(copy.consentConfirmed, one.consentConfirmed),
        ...one.answers.map(({ question, answer }) => [question, answer] as const),
        ...listed(
          copy.candidacyDocuments,
          one.documents.map(({ fileName: name, created, removed }) =>
            removed === null
              ? copy.document({ name, when: at(created) })
              : copy.formerDocument({ name, when: at(created), removed: at(removed) }),
          ),
        ),
        ...listed(copy.changes, changeItems(one)),
        ...listed(
          copy.salaryChanges,
          one.salaryChanges.map(({ state, baseSalary, totalCompensation, proposed }) => {
            const change = { salary: formatMoney(baseSalary, one.currencyIso), state, when: at(proposed) };
            return totalCompensation === null
              ? copy.salaryChange(change)
              : copy.payChange({ ...change, total: formatMoney(totalCompensation, one.currencyIso) });
          }),
        ),
        ...listed(
          copy.steps,
          one.steps.map(({ status, at: moment }) => copy.step({ status, when: at(moment) })),
        ),
        ...claimFacts(one.claim),
        ...listed(copy.contacts, contactItems(one.claim, { employer: one.clientName, agency })),
      ]}
    />
  </>
);

const Request = ({ one }: { one: ConsentExport['otherRequests'][number] }) => (
  <>
    <h3>{copy.request({ job: one.jobTitle, client: one.clientName })}</h3>
    <Facts
      facts={[
        [copy.state, answersByConsentState[one.state]],
        [copy.askedBy, one.requestedByName],
        ...dated(copy.asked, one.requested),
        ...dated(copy.opened, one.opened),
        ...dated(copy.answered, one.answered),
        ...dated(copy.withdrawn, one.withdrawn),
        ...filled(copy.note, one.note),
        ...filled(copy.withdrawalNote, one.withdrawalNote),
        ...filled(copy.hash, one.shownHash ?? ''),
      ]}
    />
    <List className={s.terms} items={one.text} />
  </>
);

const Draft = ({ one }: { one: ConsentExport['drafts'][number] }) => (
  <>
    <h3>{copy.draft({ job: one.jobTitle })}</h3>
    <p>{copy.draftText}</p>
    <Facts
      facts={[
        [copy.name, `${one.firstName} ${one.lastName}`],
        [copy.email, one.emailAddress],
        ...dated(copy.created, one.created),
        ...filled(copy.file, one.fileName ?? ''),
        ...(one.assessedBy === null
          ? []
          : [[copy.assessed, one.assessedBy === 'model' ? copy.byModel : copy.byTerms] as const]),
        ...one.modelCalls.map(
          ({ at: moment, model, version }) => [copy.modelCall({ when: at(moment) }), `${model} ${version}`] as const,
        ),
      ]}
    />
  </>
);

const unfinishedFields: Readonly<Record<string, string>> = personFields;

const Unfinished = ({ one }: { one: ConsentExport['unfinished'][number] }) => (
  <>
    <h3>{copy.unfinished({ job: one.jobTitle })}</h3>
    <Facts
      facts={[
        ...dated(copy.saved, one.saved),
        ...filled(copy.file, one.fileName ?? ''),
        ...Object.entries(one.details).flatMap(([name, value]) => filled(unfinishedFields[name] ?? name, value)),
      ]}
    />
  </>
);

/** The other data that the agency stores under the candidate's address, and a note on the data that is left out. */
export const OtherStoredData = ({ record }: { record: ConsentExport }) => (
  <>
    {record.submissions.map((one) => (
      <Submission
        key={`${one.clientName} ${one.jobTitle} ${one.submitted}`}
        one={one}
        agency={record.details.agencyName}
      />
    ))}
    {record.otherRequests.map((one) => (
      <Request key={`${one.clientName} ${one.requested}`} one={one} />
    ))}
    {record.drafts.map((one) => (
      <Draft key={`${one.jobTitle} ${one.created}`} one={one} />
    ))}
    {record.unfinished.map((one) => (
      <Unfinished key={`${one.jobTitle} ${one.saved}`} one={one} />
    ))}
    {record.renewals.length > 0 && (
      <>
        <h3>{copy.renewals}</h3>
        <List
          className={s.terms}
          items={record.renewals.map(({ asked, askedByName, keeps }) =>
            copy.renewal({
              when: at(asked),
              name: askedByName,
              answer: keeps === null ? copy.noAnswer : keeps ? copy.agreedToKeep : copy.refusedToKeep,
            }),
          )}
        />
      </>
    )}
    <h3>{copy.leftOut}</h3>
    <p>{copy.leftOutText({ agency: record.details.agencyName })}</p>
  </>
);
