import type { ReactNode } from 'react';
import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import { headOffice } from '#contract/profile/states.ts';
import { words } from '#web/profile/words.ts';
import { Facts } from '#web/ui/layout/facts.tsx';
import s from './lists.module.css';

/** An address, every part of it. */
export const AddressCard = ({ address, actions }: { address: OfficeAddress; actions?: ReactNode }) => (
  <article className={s.card}>
    {address.type !== headOffice && (
      <header>
        <h3>{address.type}</h3>
        <div className={s.actions}>{actions}</div>
      </header>
    )}
    <Facts
      facts={[
        [words.address1, address.address1],
        [words.address2, address.address2],
        [words.city, address.city],
        [words.stateProvince, address.stateProvince],
        [words.postal, address.postal],
        [words.country, address.country],
        [words.region, address.region],
        [words.phone, address.phone],
        [words.email, address.email],
      ]}
    />
  </article>
);
