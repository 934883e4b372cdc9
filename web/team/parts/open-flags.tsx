import { useQuery } from '@tanstack/react-query';
import { flagsQuery } from '#web/team/client.ts';
import { words } from '#web/team/words.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Badge } from '#web/ui/mark/badge.tsx';

const state = (isOpen: boolean): string => (isOpen ? words.isOpen : words.notOpen);

/** What Rolecall has opened to the agency; nothing where that is not known. */
export const OpenFlags = () => {
  const { data: flags } = useQuery(flagsQuery);
  if (!flags) return null;
  return (
    <Block
      title={words.open}
      note={words.openNote}
      aside={flags.isTestAccount && <Badge tone="info">{words.testAccount}</Badge>}
    >
      <Facts
        facts={[
          [words.aiFeatures, state(flags.isAccessible)],
          [words.betaMode, state(flags.isBetaMode)],
          [words.contractMode, state(flags.isContractMode)],
        ]}
      />
    </Block>
  );
};
