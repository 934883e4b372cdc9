import currencyCodes from 'currency-codes';

/**
 * The currency codes. The position in this list is the ID, so the list is never reordered: a new currency goes at the
 * end, and a discontinued one stays, because records refer to it. The list has currencies that people are paid in: no
 * funds, metals or units of account. It was sorted by code, then USD (142nd) and XOF (152nd) changed places, because
 * the specification gives the US dollar the ID 152.
 */
const codes = `
  AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF
  CHF CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD
  HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL
  LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR
  PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP
  TRY TTD TWD TZS UAH UGX XOF UYU UZS VED VES VND VUV WST XAF XCD USD XPF YER ZAR ZMW ZWG`;

/** Returns every currency with its number of decimals. */
export const currencies = (): { id: number; value: string; code: string; digits: number }[] =>
  codes
    .trim()
    .split(/\s+/)
    .map((code, place) => {
      const found = currencyCodes.code(code);
      if (found === undefined) throw new Error(`The currency ${code} is unknown.`);
      return { id: place + 1, value: found.currency.trim(), code, digits: found.digits };
    });
