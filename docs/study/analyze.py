#!/usr/bin/env python3
"""The analysis of a study with a pre-test and a post-test: see README.md. Needs the standard library only.

    python3 analyze.py power --effect 0.5 [--power 0.8] [--alpha 0.05] [--correlation 0.0]
    python3 analyze.py table FILE.csv
"""

import argparse
import csv
import math
import re
import sys
from statistics import NormalDist, mean, stdev

COLUMNS = ["person", "group", "first_form", "pre", "post", "of", "minutes"]
GROUPS = ["poda", "other"]


class Fault(Exception):
    """What is wrong with a table."""


# ------------------------------------------------------------------------------------------------ the distribution of t


def _fraction(a, b, x):
    """The continued fraction of the incomplete beta function, by the method of Lentz."""
    tiny = 1e-300
    c, d = 1.0, 1.0 - (a + b) * x / (a + 1.0)
    d = 1.0 / (d if abs(d) > tiny else tiny)
    value = d
    for m in range(1, 500):
        for numerator in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1.0 + numerator * d
            d = 1.0 / (d if abs(d) > tiny else tiny)
            c = 1.0 + numerator / c
            c = c if abs(c) > tiny else tiny
            value *= c * d
        if abs(c * d - 1.0) < 1e-14:
            break
    return value


def incomplete_beta(a, b, x):
    """The regularized incomplete beta function."""
    if x <= 0.0 or 1.0 <= x:
        return 0.0 if x <= 0.0 else 1.0
    log = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    if x < (a + 1.0) / (a + b + 2.0):
        return math.exp(log) * _fraction(a, b, x) / a
    return 1.0 - math.exp(log) * _fraction(b, a, 1.0 - x) / b


def two_sided(t, df):
    """The probability of a t at least this far from 0."""
    return incomplete_beta(df / 2.0, 0.5, df / (df + t * t))


def t_quantile(probability, df):
    """The t below which this much of the distribution lies; from 0.5 on."""
    low, high = 0.0, 1e4
    for _ in range(200):
        middle = (low + high) / 2.0
        low, high = (middle, high) if 1.0 - two_sided(middle, df) / 2.0 < probability else (low, middle)
    return (low + high) / 2.0


# ---------------------------------------------------------------------------------------------------------------- power


def students_a_group(effect, power=0.8, alpha=0.05, correlation=0.0):
    """How many students each of two groups needs, to find an effect (in standard deviations) with this power.

    The normal approximation with the correction of Guenther (1981). A pre-test leaves 1 - r² of the variance.
    """
    if effect == 0 or not 0 < power < 1 or not 0 < alpha < 1 or not -1 < correlation < 1:
        raise Fault("the effect is not 0, power and alpha lie between 0 and 1, the correlation between -1 and 1")
    normal = NormalDist()
    z_alpha, z_power = normal.inv_cdf(1.0 - alpha / 2.0), normal.inv_cdf(power)
    plain = 2.0 * ((z_alpha + z_power) / effect) ** 2 * (1.0 - correlation**2)
    return max(2, math.ceil(plain + z_alpha**2 / 4.0))


# ---------------------------------------------------------------------------------------------------------------- table


def read(lines):
    """Reads a table. Raises a Fault that names the row."""
    reader = csv.DictReader(lines)
    if reader.fieldnames != COLUMNS:
        raise Fault(f"the columns have to be {', '.join(COLUMNS)}, and no others: they are {', '.join(reader.fieldnames or [])}")
    rows, persons = [], set()
    for number, row in enumerate(reader, 2):
        try:
            pre, post, of = (float(row[name]) for name in ("pre", "post", "of"))
        except (TypeError, ValueError):
            raise Fault(f"line {number}: pre, post and of are numbers") from None
        if not re.fullmatch(r"[A-Za-z0-9]{4,12}", row["person"]) or row["person"] in persons:
            raise Fault(f"line {number}: a person is a code of 4 to 12 letters or digits, in one row")
        if row["group"] not in GROUPS or row["first_form"] not in ("A", "B"):
            raise Fault(f"line {number}: the group is poda or other, and the first form A or B")
        if not (0 < of and 0 <= pre <= of and 0 <= post <= of):
            raise Fault(f"line {number}: the points lie between 0 and {of:g}")
        persons.add(row["person"])
        rows.append({"group": row["group"], "first_form": row["first_form"], "pre": pre / of, "post": post / of})
    if any(sum(row["group"] == group for row in rows) < 3 for group in GROUPS):
        raise Fault("each group needs at least three rows")
    return rows


def hedges_g(one, other):
    """The difference of two means in standard deviations, corrected for small groups."""
    n, m = len(one), len(other)
    pooled = math.sqrt(((n - 1) * stdev(one) ** 2 + (m - 1) * stdev(other) ** 2) / (n + m - 2))
    if pooled == 0:
        return 0.0 if mean(one) == mean(other) else math.copysign(math.inf, mean(one) - mean(other))
    return (mean(one) - mean(other)) / pooled * (1.0 - 3.0 / (4.0 * (n + m) - 9.0))


def adjusted(rows):
    """The difference of the post-tests (poda - other), adjusted for the pre-tests: an analysis of covariance.

    Returns the difference, its standard error and the degrees of freedom.
    """
    groups = [[row for row in rows if row["group"] == group] for group in GROUPS]

    def sum_of(group, a, b):
        center = mean(row[a] for row in group), mean(row[b] for row in group)
        return sum((row[a] - center[0]) * (row[b] - center[1]) for row in group)

    within = {pair: sum(sum_of(group, *pair) for group in groups) for pair in (("pre", "pre"), ("pre", "post"), ("post", "post"))}
    slope = within["pre", "post"] / within["pre", "pre"] if within["pre", "pre"] else 0.0
    pre, post = ([mean(row[name] for row in group) for group in groups] for name in ("pre", "post"))
    difference = (post[0] - post[1]) - slope * (pre[0] - pre[1])
    df = len(rows) - 3
    residual = max(0.0, within["post", "post"] - slope * within["pre", "post"]) / df
    spread = (pre[0] - pre[1]) ** 2 / within["pre", "pre"] if within["pre", "pre"] else 0.0
    error = math.sqrt(residual * (1.0 / len(groups[0]) + 1.0 / len(groups[1]) + spread))
    return difference, error, df


def report(rows):
    """The analysis as lines of text. Points are percentages of the possible ones."""
    lines = ["group   n   pre mean (sd)   post mean (sd)   gain mean (sd)"]
    for group in GROUPS:
        own = [row for row in rows if row["group"] == group]
        gains = [row["post"] - row["pre"] for row in own]
        values = ([row["pre"] for row in own], [row["post"] for row in own], gains)
        cells = "   ".join(f"{100 * mean(value):5.1f} ({100 * stdev(value):4.1f}) %" for value in values)
        lines.append(f"{group:6} {len(own):3}   {cells}")
    of_form = {"A": [row["pre" if row["first_form"] == "A" else "post"] for row in rows],
               "B": [row["pre" if row["first_form"] == "B" else "post"] for row in rows]}
    lines.append("form A: {:.1f} %, form B: {:.1f} % on average, before and after together".format(*(100 * mean(of_form[form]) for form in "AB")))
    by_group = [[row["post"] for row in rows if row["group"] == group] for group in GROUPS]
    lines.append(f"post-test, poda - other: Hedges' g = {hedges_g(*by_group):.2f}")
    difference, error, df = adjusted(rows)
    margin = t_quantile(0.975, df) * error
    probability = two_sided(difference / error, df) if error else (1.0 if difference == 0 else 0.0)
    lines.append(
        f"adjusted for the pre-test: {100 * difference:+.1f} points of 100, 95 % interval {100 * (difference - margin):+.1f} to "
        f"{100 * (difference + margin):+.1f}, t({df}) = {difference / error if error else math.inf:.2f}, p = {probability:.3f}"
    )
    return lines


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    power = commands.add_parser("power", help="how many students a group needs")
    power.add_argument("--effect", type=float, required=True, help="the difference to be found, in standard deviations")
    power.add_argument("--power", type=float, default=0.8, help="how probable it is to find it (0.8)")
    power.add_argument("--alpha", type=float, default=0.05, help="how probable a false finding is (0.05)")
    power.add_argument("--correlation", type=float, default=0.0, help="of the pre-test with the post-test (0)")
    table = commands.add_parser("table", help="the analysis of a table")
    table.add_argument("file")
    args = parser.parse_args(arguments)
    try:
        if args.command == "power":
            print(students_a_group(args.effect, args.power, args.alpha, args.correlation), "students in each group")
        else:
            with open(args.file, encoding="utf-8-sig", newline="") as lines:
                print("\n".join(report(read(lines))))
    except (Fault, OSError) as fault:
        print(f"analyze.py: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
