import { useState } from 'react';
import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import { AddressCard } from '#web/profile/parts/address-card.tsx';
import { AddressDialog } from '#web/profile/parts/address-dialog.tsx';
import { DeleteAddressDialog } from '#web/profile/parts/delete-address.tsx';
import { ProfileBody } from '#web/profile/parts/profile-body.tsx';
import { SectionPage } from '#web/profile/parts/section-page.tsx';
import { copy } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import s from '#web/profile/parts/lists.module.css';

type Open = { what: 'head' | 'office'; address: OfficeAddress | null };

/** The agency's head office and other addresses. */
export const AddressesPage = () => {
  const [open, setOpen] = useState<Open | null>(null);
  const [going, setGoing] = useState<OfficeAddress | null>(null);
  return (
    <SectionPage title={copy.addresses} text={copy.addressesText}>
      <ProfileBody parts={[copy.headOffice, copy.offices]}>
        {({ headOffice, officeAddresses }, edit) => (
          <>
            <FormSection title={copy.headOffice} text={copy.headOfficeHere}>
              <div className={s.part}>
                {headOffice ? <AddressCard address={headOffice} /> : <p className={s.none}>{copy.noHeadOffice}</p>}
                {edit.allowed && (
                  <div>
                    <Button onClick={() => setOpen({ what: 'head', address: headOffice })}>
                      {headOffice ? copy.editHeadOffice : copy.addHeadOffice}
                    </Button>
                  </div>
                )}
              </div>
            </FormSection>
            <FormSection title={copy.offices} text={copy.officesText}>
              <div className={s.part}>
                {officeAddresses.length === 0 ? (
                  <p className={s.none}>{copy.noOffices}</p>
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
                                  aria-label={copy.editNamed({ name: address.address1 })}
                                  onClick={() => setOpen({ what: 'office', address })}
                                >
                                  {copy.edit}
                                </Button>
                                <Button
                                  size="sm"
                                  aria-label={copy.deleteNamed({ name: address.address1 })}
                                  onClick={() => setGoing(address)}
                                >
                                  {copy.delete}
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
                    <Button onClick={() => setOpen({ what: 'office', address: null })}>{copy.addOffice}</Button>
                  </div>
                )}
              </div>
            </FormSection>
          </>
        )}
      </ProfileBody>
      {open && <AddressDialog what={open.what} address={open.address} onClose={() => setOpen(null)} />}
      {going && <DeleteAddressDialog address={going} onClose={() => setGoing(null)} />}
    </SectionPage>
  );
};
