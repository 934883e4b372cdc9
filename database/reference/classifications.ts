/**
 * The classifications of work. An ID is never reused. A sub-classification's ID is the classification's ID x 10 plus
 * its position, so new ones go at the end of their line.
 */
export const classifications: readonly { id: number; value: string; parts: readonly string[] }[] = [
  {
    id: 1,
    value: 'Accounting',
    parts: ['Financial accounting', 'Management accounting', 'Audit', 'Tax', 'Payroll', 'Bookkeeping'],
  },
  {
    id: 2,
    value: 'Administration & Office',
    parts: ['Executive assistance', 'Reception', 'Office management', 'Data entry', 'Records', 'Legal administration'],
  },
  {
    id: 3,
    value: 'Banking & Financial Markets',
    parts: ['Retail banking', 'Corporate banking', 'Risk', 'Treasury', 'Funds', 'Financial planning'],
  },
  {
    id: 4,
    value: 'Insurance & Pensions',
    parts: ['Underwriting', 'Claims', 'Broking', 'Actuarial', 'Pension administration', 'Loss adjusting'],
  },
  {
    id: 5,
    value: 'Customer Service & Contact Centre',
    parts: ['Inbound', 'Outbound', 'Team leadership', 'Workforce planning', 'Technical support', 'Retention'],
  },
  {
    id: 6,
    value: 'Community & Social Services',
    parts: ['Case work', 'Aged care', 'Disability', 'Youth', 'Housing', 'Counselling'],
  },
  {
    id: 7,
    value: 'Construction & Building',
    parts: ['Project management', 'Site supervision', 'Estimating', 'Surveying', 'Planning', 'Health & safety'],
  },
  {
    id: 8,
    value: 'Engineering',
    parts: ['Civil', 'Mechanical', 'Electrical', 'Process', 'Structural', 'Environmental'],
  },
  {
    id: 9,
    value: 'Design & Architecture',
    parts: ['Architecture', 'Interior', 'Graphic', 'Product', 'UX', 'Landscape'],
  },
  {
    id: 10,
    value: 'Education & Training',
    parts: ['Early years', 'Primary', 'Secondary', 'Higher', 'Vocational', 'Learning & development'],
  },
  {
    id: 11,
    value: 'Energy & Mining',
    parts: ['Geology', 'Operations', 'Maintenance', 'Power', 'Oil & gas', 'Renewables'],
  },
  {
    id: 12,
    value: 'Government & Defence',
    parts: ['Policy', 'Regulation', 'Local government', 'Emergency', 'Defence', 'Border'],
  },
  {
    id: 13,
    value: 'Healthcare & Medical',
    parts: ['Nursing', 'Physicians', 'Allied health', 'Pharmacy', 'Dental', 'Health administration'],
  },
  {
    id: 14,
    value: 'Hospitality & Tourism',
    parts: ['Chefs', 'Front office', 'Food & beverage', 'Events', 'Travel', 'Management'],
  },
  {
    id: 15,
    value: 'Human Resources & Recruitment',
    parts: [
      'HR business partnering',
      'Talent acquisition',
      'Reward',
      'Industrial relations',
      'HR systems',
      'Consulting',
    ],
  },
  {
    id: 16,
    value: 'Information Technology',
    parts: ['Software', 'Data & analytics', 'Infrastructure', 'Security', 'Testing', 'Project delivery'],
  },
  { id: 17, value: 'Legal', parts: ['Corporate', 'Litigation', 'Property', 'Employment', 'Compliance', 'Paralegal'] },
  {
    id: 18,
    value: 'Manufacturing',
    parts: ['Production', 'Quality', 'Maintenance', 'Planning', 'Procurement', 'Operations management'],
  },
  {
    id: 19,
    value: 'Marketing & Communications',
    parts: ['Brand', 'Digital', 'Content', 'Product marketing', 'PR', 'Market research'],
  },
  {
    id: 20,
    value: 'Real Estate & Property',
    parts: ['Residential sales', 'Commercial', 'Property management', 'Valuation', 'Facilities', 'Development'],
  },
  {
    id: 21,
    value: 'Retail',
    parts: ['Store management', 'Buying', 'Merchandising', 'Visual', 'E-commerce', 'Loss prevention'],
  },
  {
    id: 22,
    value: 'Sales & Business Development',
    parts: [
      'Account management',
      'New business',
      'Sales management',
      'Technical sales',
      'Inside sales',
      'Partnerships',
    ],
  },
  {
    id: 23,
    value: 'Science & Research',
    parts: ['Laboratory', 'Clinical research', 'Environmental science', 'Food science', 'Biotechnology', 'Statistics'],
  },
  {
    id: 24,
    value: 'Trades & Transport',
    parts: ['Electricians', 'Plumbing', 'Automotive', 'Drivers', 'Warehouse', 'Supply chain'],
  },
];
