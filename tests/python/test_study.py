"""The analysis of the study kit, docs/study/analyze.py: against published tables, against least squares, and on tables with faults."""

import importlib.util
import math
import random
import unittest
from pathlib import Path

STUDY = Path(__file__).resolve().parents[2] / "docs" / "study"
SPEC = importlib.util.spec_from_file_location("analyze", STUDY / "analyze.py")
analyze = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(analyze)

HEAD = "person,group,first_form,pre,post,of,minutes"


def least_squares(rows):
    """The coefficient of the group in post = a + b·pre + c·group, with its standard error, by the normal equations."""
    table = [[1.0, row["pre"], 1.0 if row["group"] == "poda" else 0.0] for row in rows]
    normal = [[sum(row[i] * row[j] for row in table) for j in range(3)] for i in range(3)]
    right = [sum(row[i] * own["post"] for row, own in zip(table, rows)) for i in range(3)]
    matrix = [normal[i] + [1.0 if i == j else 0.0 for j in range(3)] for i in range(3)]
    for i in range(3):
        pivot = matrix[i][i]
        matrix[i] = [value / pivot for value in matrix[i]]
        for j in range(3):
            if j != i:
                matrix[j] = [a - matrix[j][i] * b for a, b in zip(matrix[j], matrix[i])]
    inverse = [row[3:] for row in matrix]
    found = [sum(inverse[i][j] * right[j] for j in range(3)) for i in range(3)]
    rest = sum((own["post"] - sum(a * b for a, b in zip(row, found))) ** 2 for row, own in zip(table, rows))
    return found[2], math.sqrt(rest / (len(rows) - 3) * inverse[2][2])


def drawn(seed, count, effect=0.0):
    chance = random.Random(seed)
    rows = []
    for number in range(count):
        group = analyze.GROUPS[number % 2]
        ability = chance.gauss(0, 1)
        post = ability + chance.gauss(0, 0.7) + (effect if group == "poda" else 0.0)
        rows.append({"group": group, "first_form": "AB"[number // 2 % 2], "pre": ability + chance.gauss(0, 0.7), "post": post})
    return rows


class Study(unittest.TestCase):
    def test_t_is_that_of_the_tables(self):
        for df, at_975, at_995 in [(1, 12.706, 63.657), (5, 2.571, 4.032), (10, 2.228, 3.169), (30, 2.042, 2.750), (120, 1.980, 2.617)]:
            self.assertAlmostEqual(analyze.t_quantile(0.975, df), at_975, places=3)
            self.assertAlmostEqual(analyze.t_quantile(0.995, df), at_995, places=3)
            self.assertAlmostEqual(analyze.two_sided(at_975, df), 0.05, places=3)
        self.assertEqual(analyze.two_sided(0.0, 7), 1.0)

    def test_the_numbers_of_students_are_those_of_cohen(self):
        # Cohen, A power primer, Psychological Bulletin 112, 1992, table 2: two means, power 0.80.
        for effect, alpha, students in [(0.2, 0.05, 393), (0.5, 0.05, 64), (0.8, 0.05, 26), (0.5, 0.01, 95), (0.8, 0.01, 38)]:
            self.assertLessEqual(abs(analyze.students_a_group(effect, alpha=alpha) - students), 1, (effect, alpha))
        self.assertEqual(analyze.students_a_group(0.5, correlation=0.6), 42)
        self.assertEqual(analyze.students_a_group(-0.5), analyze.students_a_group(0.5))
        for wrong in [dict(effect=0), dict(effect=0.5, power=1.0), dict(effect=0.5, alpha=0.0), dict(effect=0.5, correlation=1.0)]:
            self.assertRaises(analyze.Fault, analyze.students_a_group, **wrong)

    def test_the_number_of_students_finds_the_effect_as_often_as_it_says(self):
        # The post-test has the standard deviation √1.49, of which the pre-test explains a part.
        correlation, deviation = 1 / 1.49, math.sqrt(1.49)
        count = 2 * analyze.students_a_group(0.6, correlation=correlation)
        found = 0
        for seed in range(400):
            difference, error, df = analyze.adjusted(drawn(seed, count, 0.6 * deviation))
            found += difference > 0 and analyze.two_sided(difference / error, df) < 0.05
        self.assertTrue(0.74 < found / 400 < 0.87, found / 400)

    def test_without_an_effect_one_in_twenty_is_found(self):
        found = 0
        for seed in range(1000):
            difference, error, df = analyze.adjusted(drawn(seed, 20))
            found += analyze.two_sided(difference / error, df) < 0.05
        self.assertTrue(0.03 < found / 1000 < 0.075, found / 1000)

    def test_the_adjusted_difference_is_that_of_least_squares(self):
        for seed in range(20):
            rows = drawn(seed, 12 + seed, 0.5)
            difference, error, df = analyze.adjusted(rows)
            expected = least_squares(rows)
            self.assertAlmostEqual(difference, expected[0])
            self.assertAlmostEqual(error, expected[1])
            self.assertEqual(df, len(rows) - 3)

    def test_hedges_g_is_smaller_than_the_plain_difference(self):
        # Means 3 and 2, both with the standard deviation 1: d = 1, corrected by 1 − 3/(4·6 − 9).
        self.assertAlmostEqual(analyze.hedges_g([2, 3, 4], [1, 2, 3]), 1 - 3 / 15)

    def test_the_example_is_analyzed(self):
        with open(STUDY / "example.csv", encoding="utf-8") as lines:
            rows = analyze.read(lines)
        said = "\n".join(analyze.report(rows))
        for part in ["poda    12", "other   12", "Hedges' g", "95 % interval", "form A"]:
            self.assertIn(part, said)

    def test_a_table_with_faults_or_names_is_refused(self):
        good = [f"ab{number}x,{analyze.GROUPS[number % 2]},A,3,4,30,90" for number in range(100, 106)]
        self.assertEqual(len(analyze.read([HEAD, *good])), 6)
        for line in ["Ana Núñez,poda,A,3,4,30,", "ab1,poda,A,3,4,30,", "ab100x,poda,A,3,4,30,", "ab9xx,both,A,3,4,30,",
                     "ab9xx,poda,C,3,4,30,", "ab9xx,poda,A,31,4,30,", "ab9xx,poda,A,,4,30,", "ab9xx,poda,A,3,-1,30,"]:
            with self.assertRaises(analyze.Fault, msg=line):
                analyze.read([HEAD, *good, line])
        for head in [HEAD + ",name", HEAD.replace("person", "email"), ""]:
            with self.assertRaises(analyze.Fault, msg=head):
                analyze.read([head, *good])
        self.assertRaises(analyze.Fault, analyze.read, [HEAD, *good[:4]])


if __name__ == "__main__":
    unittest.main()
