const firstNames =
  `Ingrid Mateo Aisha Callum Noor Felix Hana Oscar Leila Jonas Amara Theo Mei Rafael Saoirse Ravi Elena Kofi
Freya Hugo Nadia Emeka Clara Anton Yara Declan Sofia Ibrahim Greta Marcus Zara Otis Lucia Bram Tessa Kenji Paloma Silas
Wren Dario`.split(/\s+/);
const lastNames =
  `Maalouf Quist Adeyemi Brannigan Farouk Lindqvist Morimoto Pell Hosseini Vestergaard Diallo Ashgrove Zhao
Montero Kilbride Subramaniam Petrova Mensah Solheim Castellanos Rahimi Obi Whitlock Dragan Haddad Corrigan Marchetti
Sesay Baumann Thornbury Akhtar Penhale Figueroa Dekker Aldous Nakagawa Escobar Winterbourne Larkin Bianchi`.split(
    /\s+/,
  );

/** Returns the nth invented person. The pairs of names repeat after 1,600. */
export const personName = (n: number): { firstName: string; lastName: string } => ({
  firstName: firstNames[n % firstNames.length] ?? 'Ingrid',
  lastName: lastNames[(n + Math.floor(n / firstNames.length) * 7) % lastNames.length] ?? 'Maalouf',
});
