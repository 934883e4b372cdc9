import { FileText, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Split } from '#web/ui/layout/split.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Timeline } from '#web/ui/layout/timeline.tsx';
import { HeaderSlot } from '#web/ui/layout/header-slot.ts';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import { Tally } from '#web/ui/indicators/tally.tsx';

export const LayoutSection = () => {
  const [tab, setTab] = useState('information');
  return (
    <>
      <Banner title="Add Job Classifications." action={<Button size="sm">Add Job Classifications</Button>}>
        Without job classifications, you’re matched only with clients that have hired through you.
      </Banner>
      <Banner tone="info">This engagement is in its clarification stage.</Banner>
      <Banner tone="bad" title="Account Declined">
        Your agency was not approved.
      </Banner>
      <Banner tone="good">The application was approved.</Banner>
      <Split
        detailLabel="Selected opportunity"
        detail={
          <Block title="Why it matches" note="5 of 5" aside={<Tally at={5} silent />}>
            <Facts
              facts={[
                ['Engagement type', 'Employer Sets Rate'],
                ['Success fee', '15.00 % of base salary'],
                ['Guarantee', '90 days, replacement'],
                ['Fax', ''],
              ]}
            />
          </Block>
        }
      >
        <HeaderSlot value={undefined}>
          <PageHeader
            crumbs={[
              <a key="e" href="/gallery">
                Engagements
              </a>,
            ]}
            short="000412"
            title="Perioperative and theatre nursing, statewide"
            lead="Northwind Health, Competitive, 12 roles"
            actions={<Button kind="primary">Place Bid</Button>}
          />
        </HeaderSlot>
        <Tabs
          label="Engagement"
          panel="gallery-panel"
          now={tab}
          onTab={setTab}
          tabs={[
            { id: 'information', label: 'Information' },
            { id: 'requests', label: 'Talent Requests', count: 3 },
            { id: 'candidates', label: 'Candidates', count: 0 },
          ]}
        />
        <div id="gallery-panel" role="tabpanel" aria-labelledby={`gallery-panel-${tab}`}>
          <Block title="What happened">
            <Timeline
              label="Activity"
              happenings={[
                {
                  id: '1',
                  mark: <Tally at={4} silent />,
                  text: (
                    <>
                      <b>Owen Prideaux</b> moved her to Interviewing
                    </>
                  ),
                  at: '2026-11-19T03:20:00Z',
                },
                {
                  id: '2',
                  mark: <Avatar name="Tom Okafor" />,
                  text: (
                    <>
                      <b>Tom Okafor</b> wrote
                    </>
                  ),
                  more: 'Both references recommend her.',
                  at: '2026-11-18T01:05:00Z',
                },
                { id: '3', mark: <MessageSquare />, text: 'A question was answered', at: '2026-11-17T22:40:00Z' },
                { id: '4', mark: <FileText />, text: 'CV added', at: '2026-11-17T22:39:00Z' },
              ]}
            />
          </Block>
        </div>
      </Split>
    </>
  );
};
