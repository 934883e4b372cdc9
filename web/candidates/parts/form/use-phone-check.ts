import { useQuery } from '@tanstack/react-query';
import type { CountryCode } from 'libphonenumber-js';
import { useMemo } from 'react';
import { contactNumberError } from '#contract/candidates/rules.ts';
import { countriesQuery } from '#web/candidates/client.ts';
import type { PhoneCheck } from './form-schema.ts';

/** Returns the server's rule for contact numbers, or undefined until all countries' numbering plans are loaded. */
export const usePhoneCheck = (): PhoneCheck | undefined => {
  const countries = useQuery(countriesQuery).data;
  const phones = useQuery({
    queryKey: ['phone-numbers'],
    queryFn: () => import('libphonenumber-js'),
    staleTime: 'static',
  }).data;
  return useMemo(() => {
    if (!countries || !phones) return undefined;
    const codes = new Map(countries.map(({ id, code }) => [id, code]));
    const parse = (text: string, code: string | undefined) =>
      phones.parsePhoneNumberFromString(text, code as CountryCode | undefined);
    return (text, countryId) => contactNumberError(parse, text, countryId === '' ? undefined : codes.get(countryId));
  }, [countries, phones]);
};
