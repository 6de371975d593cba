import { sections } from './labels.ts'
import type { Stat } from './types.ts'

// The home and sourcing pages show these figures. Make sure that each note says what was counted.
export const figures = [
  {
    number: '500+',
    label: 'verified suppliers',
    note: ['See “', sections.verified, '”.'],
  },
  {
    number: '98%',
    label: 'quality pass rate',
    note: 'Orders that passed our inspection, some after the factory corrected a fault.',
  },
  {
    number: '30%',
    label: 'average cost savings',
    note: 'Saved on each delivered unit, compared with what the same buyers paid before.',
  },
  {
    number: '15 days',
    label: 'average sourcing time',
    note: 'From your brief to your choice of supplier.',
  },
] satisfies Stat[]
