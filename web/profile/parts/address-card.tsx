import type { ReactNode } from 'react';
import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import { headOffice } from '#contract/profile/states.ts';
import { copy } from '#web/profile/copy.ts';
import { Facts } from '#web/ui/layout/facts.tsx';
import s from './lists.module.css';

/** A card with a full address and its actions. */
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
        [copy.address1, address.address1],
        [copy.address2, address.address2],
        [copy.city, address.city],
        [copy.stateProvince, address.stateProvince],
        [copy.postal, address.postal],
        [copy.country, address.country],
        [copy.region, address.region],
        [copy.phone, address.phone],
        [copy.email, address.email],
      ]}
    />
  </article>
);
