import { Download, Plus, X } from 'lucide-react';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import s from './gallery.module.css';

const reasons = [
  {
    code: 'too-late',
    text: 'Bids could be withdrawn until 14:00 AEDT, 1 h before the end.',
    unblockBy: 'Northwind Health can still release it.',
  },
];

export const ButtonSection = () => (
  <>
    <Block title="Kinds">
      <div className={s.row}>
        <Button kind="primary">Submit Application</Button>
        <Button>Terms, version 4</Button>
        <Button kind="quiet">Save as draft</Button>
        <Button kind="stop">Withdraw 2 of 3</Button>
        <Button kind="danger">Withdraw Application</Button>
        <LinkButton to="/terms/general">A link</LinkButton>
      </div>
    </Block>
    <Block title="Sizes and icons">
      <div className={s.row}>
        <Button kind="primary" size="lg">
          Log In
        </Button>
        <Button>
          <Download aria-hidden="true" />
          Export
        </Button>
        <Button size="sm">
          <Plus aria-hidden="true" />
          Add
        </Button>
        <Button icon aria-label="Close">
          <X aria-hidden="true" />
        </Button>
        <Button kind="quiet" icon size="sm" aria-label="Dismiss">
          <X aria-hidden="true" />
        </Button>
      </div>
    </Block>
    <Block title="In progress">
      <div className={s.row}>
        <Button kind="primary" pending>
          Place Bid
        </Button>
        <Button pending>Save</Button>
        <Button kind="danger" pending>
          Reject
        </Button>
      </div>
    </Block>
    <Block title="Disabled, with the reason">
      <div className={s.row}>
        <div className={s.narrow}>
          <Button off={reasons}>Withdraw bid</Button>
        </div>
      </div>
      <div className={s.row}>
        <Button
          kind="primary"
          whyAt="beside"
          off={{ allowed: false, reasons: [{ code: 'paused', text: 'Northwind Health paused this talent request.' }] }}
        >
          Submit Candidate
        </Button>
      </div>
    </Block>
  </>
);
