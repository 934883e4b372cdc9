import { useState } from 'react';
import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import { AddressCard } from '#web/profile/parts/address-card.tsx';
import { AddressDialog } from '#web/profile/parts/address-dialog.tsx';
import { DeleteAddress } from '#web/profile/parts/delete-address.tsx';
import { ProfileBody } from '#web/profile/parts/profile-body.tsx';
import { SectionPage } from '#web/profile/parts/section-page.tsx';
import { words } from '#web/profile/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import s from '#web/profile/parts/lists.module.css';

type Open = { what: 'head' | 'office'; address: OfficeAddress | null };

/** Where the agency sits: its head office, and its other addresses. */
export const AddressesPage = () => {
  const [open, setOpen] = useState<Open | null>(null);
  const [going, setGoing] = useState<OfficeAddress | null>(null);
  return (
    <SectionPage title={words.addresses} question={words.addressesQuestion} text={words.addressesText}>
      <ProfileBody parts={[words.headOffice, words.offices]}>
        {({ headOffice, officeAddresses }, edit) => (
          <>
            <FormSection title={words.headOffice} text={words.headOfficeHere}>
              <div className={s.part}>
                {headOffice ? <AddressCard address={headOffice} /> : <p className={s.none}>{words.noHeadOffice}</p>}
                {edit.allowed && (
                  <div>
                    <Button onClick={() => setOpen({ what: 'head', address: headOffice })}>
                      {headOffice ? words.editHeadOffice : words.addHeadOffice}
                    </Button>
                  </div>
                )}
              </div>
            </FormSection>
            <FormSection title={words.offices} text={words.officesText}>
              <div className={s.part}>
                {officeAddresses.length === 0 ? (
                  <p className={s.none}>{words.noOffices}</p>
                ) : (
                  <ul className={s.cards}>
                    {officeAddresses.map((address) => (
                      <li key={address.officeAddressId}>
                        <AddressCard
                          address={address}
                          actions={
                            edit.allowed && (
                              <>
                                <Button
                                  size="sm"
                                  aria-label={words.editNamed({ name: address.address1 })}
                                  onClick={() => setOpen({ what: 'office', address })}
                                >
                                  {words.edit}
                                </Button>
                                <Button
                                  size="sm"
                                  aria-label={words.deleteNamed({ name: address.address1 })}
                                  onClick={() => setGoing(address)}
                                >
                                  {words.delete}
                                </Button>
                              </>
                            )
                          }
                        />
                      </li>
                    ))}
                  </ul>
                )}
                {edit.allowed && (
                  <div>
                    <Button onClick={() => setOpen({ what: 'office', address: null })}>{words.addOffice}</Button>
                  </div>
                )}
              </div>
            </FormSection>
          </>
        )}
      </ProfileBody>
      {open && <AddressDialog what={open.what} address={open.address} onClose={() => setOpen(null)} />}
      {going && <DeleteAddress address={going} onClose={() => setGoing(null)} />}
    </SectionPage>
  );
};
