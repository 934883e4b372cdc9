import { useQuery } from '@tanstack/react-query';
import { flagsQuery } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';

const state = (isOpen: boolean): string => (isOpen ? copy.isOpen : copy.notOpen);

/** The features that Rolecall has enabled for the agency. Shows nothing until they have loaded. */
export const EnabledFeatureList = () => {
  const { data: flags } = useQuery(flagsQuery);
  if (!flags) return null;
  return (
    <Block
      title={copy.open}
      note={copy.openNote}
      aside={flags.isTestAccount && <Badge tone="info">{copy.testAccount}</Badge>}
    >
      <Facts
        facts={[
          [copy.aiFeatures, state(flags.isAccessible)],
          [copy.betaMode, state(flags.isBetaMode)],
          [copy.contractMode, state(flags.isContractMode)],
        ]}
      />
    </Block>
  );
};
